// Catalogue 140: a class was moved by hand, the views were not.
import SwiftUI

@Observable
final class Cart {
    var items: [String] = []
    var note = ""
}

struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
        CartView(cart: cart)
            .environment(cart)
    }
}

struct CartView: View {
    var cart: Cart

    var body: some View {
        Text("\(cart.items.count)")
        NoteView(cart: cart)
    }
}

struct NoteView: View {
    @Bindable
    var cart: Cart

    var body: some View {
        TextField("Note", text: $cart.note)
    }
}

struct Badge: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Text("\(cart.items.count)")
    }
}
