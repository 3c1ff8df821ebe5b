// Catalogue 102: with an initializer of its own the view needs no constant.
import SwiftUI

@Observable
final class Store {
    static let shared = Store()
    var count = 0
}

private protocol Storing {
    var store: Store { get set }
}

struct StoreView: View, Storing {
    fileprivate var store = Store.shared

    init() {}

    var body: some View {
        Text("\(store.count)")
    }
}
