// Catalogue 126: one object in the environment as what it is and as its superclass.
import SwiftUI

class Store: ObservableObject {
    @Published var items = 0
}

final class FileStore: Store {
    @Published var path = "a"
}

struct Root: View {
    @StateObject private var store = FileStore()

    var body: some View {
        VStack {
            ListView()
            PathView()
        }
        .environmentObject(store)
        .environmentObject(store as Store)
    }
}

struct ListView: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items += 1 }
        Text("\(store.items) items")
    }
}

struct PathView: View {
    @EnvironmentObject var store: FileStore

    var body: some View {
        TextField("Path", text: $store.path)
        Text("\(store.path) \(store.items)")
    }
}
