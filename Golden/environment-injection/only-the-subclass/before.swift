// Catalogue 126: two classes are of one chain, and only the subclass is in the environment.
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
            PathView()
        }
        .environmentObject(store)
    }
}

struct ListView: View {
    @ObservedObject var store: Store

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
