// Catalogue 6, 128: a generic class with a where clause, a constrained extension and a generic subclass.
import SwiftUI

@Observable
class Store<Item> where Item: Hashable {
    var items: [Item]

    init(items: [Item]) {
        self.items = items
    }
}

extension Store where Item == String {
    var joined: String { items.joined(separator: ", ") }
}

@Observable
final class SortedStore<Item: Comparable & Hashable>: Store<Item> {
    var isAscending = true
}

struct StoreView: View {
    @State private var tags = Store(items: ["a", "b"])
    var numbers: SortedStore<Int>

    var body: some View {
        Text(tags.joined + "\(numbers.items)\(numbers.isAscending)")
    }
}
