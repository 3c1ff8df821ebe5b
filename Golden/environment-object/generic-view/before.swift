// Catalogue 128: a generic view reads a generic object.
import SwiftUI

final class Store<Item>: ObservableObject {
    @Published var items: [Item] = []
}

struct StoreView<Item>: View {
    @EnvironmentObject private var store: Store<Item>

    var body: some View {
        Text("\(store.items.count)")
    }
}

struct Shop: View {
    @StateObject private var store = Store<Int>()

    var body: some View {
        StoreView<Int>()
            .environmentObject(store)
    }
}
