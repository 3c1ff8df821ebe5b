// Catalogue 133: an object behind a key of the environment.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

private struct StoreKey: EnvironmentKey {
    static let defaultValue = Store()
}

extension EnvironmentValues {
    var store: Store {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
}

struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
        Button("Add") { store.count += 1 }
        Text("count \(store.count)")
        CountView()
            .environment(\.store, store)
    }
}

struct CountView: View {
    @Environment(\.store) private var store

    var body: some View {
        Text("also \(store.count)")
    }
}
