// Catalogue 200: what is changed in place stands behind members, subscripts and optionals; observers, setters, wrappers and defaults of the project run meanwhile.
import SwiftUI

struct LongCart {
    var lines = [3, 1, 2]
    var limit = 1
}

@Observable
final class LongModel {
    var cart = LongCart()

    func go() {
        var newCart = cart
        newCart.lines.removeAll { $0 > cart.limit }
        cart = newCart
    }
}

struct LongView: View {
    @State private var model = LongModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.cart.lines.count) \(model.cart.limit)")
    }
}
