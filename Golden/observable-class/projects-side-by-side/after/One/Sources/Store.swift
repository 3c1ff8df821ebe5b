// Catalogue 1: two projects below one root that know nothing of each other; what may be any class of the one is none of the other.
import SwiftUI

@Observable
final class Store {
    var items: [Int] = []
}

struct CountView: View {
    var store: Store

    var body: some View {
        Text("\(store.items.count)")
    }
}
