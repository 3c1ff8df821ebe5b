// Catalogue 131: `onAppear` behind a view is SwiftUI's, not the function of a model: what that shows below an injection covers no preview.
import SwiftUI

@Observable
final class Cart {
    var total = 0
}

struct Shop {
    let cart = Cart()

    func open() -> some View { CartView().environment(cart) }
}

final class Loader {
    var shop = Shop()

    func onAppear() { _ = shop.open() }
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Button("Add") { cart.total += 1 }
    }
}

struct TotalView: View {
    var cart: Cart

    var body: some View { Text("\(cart.total)") }
}

#Preview {
    CartView().onAppear { print("shown") }
}
