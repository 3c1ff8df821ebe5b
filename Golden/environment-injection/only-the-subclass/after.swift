// Catalogue 126: two classes are of one chain, and only the subclass is in the environment.
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
            PathView()
        }
        .environment(store)
    }
}

struct ListView: View {
    var store: Store

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
