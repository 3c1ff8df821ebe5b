// Catalogue 102: a constant has no setter, for which a protocol or a key path asks.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()
    @Published var count = 0
}

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var count = 0
}

private protocol Storing {
    var store: Store { get set }
}

struct StoreView: View, Storing {
    @ObservedObject fileprivate var store = Store.shared

    var body: some View {
        Text("\(store.count)")
    }
}

struct CartView: View {
    @ObservedObject private var cart = Cart.shared
    let title: String

    var body: some View {
        Text("\(cart.count)").onAppear { apply(\.cart) }
    }

    private func apply(_ path: WritableKeyPath<CartView, Cart>) {}
}
