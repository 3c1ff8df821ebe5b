// Catalogue 128: a generic view reads a generic object.
import SwiftUI

@Observable
final class Store<Item> {
    var items: [Item] = []
}

struct StoreView<Item>: View {
    @Environment(Store<Item>.self) private var store

    var body: some View {
        Text("\(store.items.count)")
    }
}

struct Shop: View {
    @State private var store = Store<Int>()

    var body: some View {
        StoreView<Int>()
            .environment(store)
    }
}
