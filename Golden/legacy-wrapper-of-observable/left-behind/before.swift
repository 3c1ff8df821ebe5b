// Catalogue 140: a class was moved by hand, the views were not.
import SwiftUI

@Observable
final class Cart {
    var items: [String] = []
    var note = ""
}

struct Shop: View {
    @StateObject private var cart = Cart()

    var body: some View {
        CartView(cart: cart)
            .environmentObject(cart)
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Text("\(cart.items.count)")
        NoteView(cart: cart)
    }
}

struct NoteView: View {
    @ObservedObject
    var cart: Cart

    var body: some View {
        TextField("Note", text: $cart.note)
    }
}

struct Badge: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Text("\(cart.items.count)")
    }
}
