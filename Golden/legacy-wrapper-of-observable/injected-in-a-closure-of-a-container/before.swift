// Catalogue 140: the container says what the closure gets that makes its content.
import Observation
import SwiftUI

@Observable
final class CartModel {
    var note = ""
}

struct CartList<Content: View>: View {
    var carts: [CartModel]
    var content: (CartModel) -> Content

    init(_ carts: [CartModel], @ViewBuilder content: @escaping (CartModel) -> Content) {
        self.carts = carts
        self.content = content
    }

    var body: some View {
        ForEach(carts.indices, id: \.self) { content(carts[$0]) }
    }
}

struct ShopView: View {
    var carts: [CartModel]

    var body: some View {
        CartList(carts) { cart in
            Text("Cart").environmentObject(cart)
        }
        CartList(carts) { Text("Note").environmentObject($0) }
    }
}
