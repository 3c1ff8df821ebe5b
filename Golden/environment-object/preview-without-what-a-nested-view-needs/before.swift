// Catalogue 131: the preview failed before, since a view that the body always shows reads another object that it lacks.
import SwiftUI

final class Sync: ObservableObject {
    @Published var count = 0

    func run() { count += 1 }
}

final class Store: ObservableObject {
    @Published var count = 0
}

struct Inner: View {
    @EnvironmentObject private var store: Store

    var body: some View { Text("\(store.count)") }
}

struct Main: View {
    @EnvironmentObject private var sync: Sync

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
    @StateObject private var sync = Sync()
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup { Main().environmentObject(sync).environmentObject(store) }
    }
}

#Preview { Main() }
