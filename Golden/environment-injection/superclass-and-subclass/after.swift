// Catalogue 126: a class and its superclass are both in the environment.
import SwiftUI

@Observable
class Store {
    var items: [String] = []
}

@Observable
class FileStore: Store {
    var path = ""
}

struct RootView: View {
    @State private var store = FileStore()

    var body: some View {
        VStack {
            ListView()
            PathView()
        }
        .environment(store)
        .environment(store as Store)
    }
}

struct ListView: View {
    @Environment(Store.self) var store

    var body: some View {
        Text("\(store.items.count)")
    }
}

struct PathView: View {
    @Environment(FileStore.self) var store

    var body: some View {
        Text(store.path)
    }
}
