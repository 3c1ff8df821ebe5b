// Catalogue 124, 154: a helper injects any ObservableObject, this one too.
import SwiftUI

extension View {
    func provide<Object: ObservableObject>(_ object: Object) -> some View {
        environmentObject(object)
    }
}

final class Cart: ObservableObject {
    @Published var items: [String] = []
}

struct CartView: View {
    @EnvironmentObject var cart: Cart

    var body: some View {
        Text("\(cart.items.count)")
    }
}

struct CartScreen: View {
    @StateObject private var cart = Cart()

    var body: some View {
        CartView().provide(cart)
    }
}
