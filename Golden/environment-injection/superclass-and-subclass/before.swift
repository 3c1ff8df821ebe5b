// Catalogue 126: a class and its superclass are both in the environment.
import SwiftUI

class Store: ObservableObject {
    @Published var items: [String] = []
}

class FileStore: Store {
    @Published var path = ""
}

struct RootView: View {
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
        Text("\(store.items.count)")
    }
}

struct PathView: View {
    @EnvironmentObject var store: FileStore

    var body: some View {
        Text(store.path)
    }
}
