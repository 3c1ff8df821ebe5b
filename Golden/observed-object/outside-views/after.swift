// Catalogue 110: outside SwiftUI the wrapper does nothing; a plain property is left.
import SwiftUI

@Observable
final class Cart {
    var total = 0.0
}

final class Checkout {
    var cart: Cart

    init(cart: Cart) {
        self.cart = cart
    }

    func pay() {
        cart.total = 0
    }
}

struct CartView: View {
    var cart: Cart
    let checkout: Checkout

    var body: some View {
        Button("Pay \(cart.total)") { checkout.pay() }
    }
}
