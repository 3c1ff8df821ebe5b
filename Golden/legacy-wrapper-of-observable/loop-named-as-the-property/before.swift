// Catalogue 140: the sequence of a loop means the property, whatever the loop's own variable is called.
import Observation
import SwiftUI

@Observable
final class CartModel {
    var isGift = false
    var isUrgent = false
}

struct CartView: View {
    @ObservedObject var cart: CartModel

    var body: some View {
        Button("Reset", action: reset)
    }

    private func reset() {
        for cart in [$cart.isGift, $cart.isUrgent] { cart.wrappedValue = false }
    }
}
