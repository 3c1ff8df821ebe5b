import SwiftUI

struct KeyPathPartCart {
    var lines = [3, 1, 2]
    var limit = 1
}

@Observable
final class KeyPathPartModel {
    var cart = KeyPathPartCart()

    func go() {
        var newCart = cart
        newCart[keyPath: \.lines].removeAll { $0 > cart.limit }
        cart = newCart
    }
}

struct KeyPathPartView: View {
    @State private var model = KeyPathPartModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.cart.lines.count) \(model.cart.limit)")
    }
}
