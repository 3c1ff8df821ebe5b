// Catalogue 6, 128: a generic class with a where clause, a constrained extension and a generic subclass.
import SwiftUI

class Store<Item>: ObservableObject where Item: Hashable {
    @Published var items: [Item]

    init(items: [Item]) {
        self.items = items
    }
}

extension Store where Item == String {
    var joined: String { items.joined(separator: ", ") }
}

final class SortedStore<Item: Comparable & Hashable>: Store<Item> {
    @Published var isAscending = true
}

struct StoreView: View {
    @StateObject private var tags = Store(items: ["a", "b"])
    @ObservedObject var numbers: SortedStore<Int>

    var body: some View {
        Text(tags.joined + "\(numbers.items)\(numbers.isAscending)")
    }
}
