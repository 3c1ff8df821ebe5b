// Catalogue 131: the preview failed before, since a view that the body always shows reads another object that it lacks.
import SwiftUI

@Observable
final class Sync {
    var count = 0

    func run() { count += 1 }
}

@Observable
final class Store {
    var count = 0
}

struct Inner: View {
    @Environment(Store.self) private var store

    var body: some View { Text("\(store.count)") }
}

struct Main: View {
    @Environment(Sync.self) private var sync

    var body: some View {
        VStack {
            Inner().refreshable { sync.run() }
            Spacer()
        }
        .padding()
    }
}

@main
struct MainApp: App {
    @State private var sync = Sync()
    @State private var store = Store()

    var body: some Scene {
        WindowGroup { Main().environment(sync).environment(store) }
    }
}

#Preview { Main() }
