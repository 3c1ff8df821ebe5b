// Catalogue 222: what is set in answer is the same each time, is another property, or the view followed the object before.
import SwiftUI

@Observable
final class Cart {
    var items: [Int] = []
    var isFull = false
    var changes = 0
}

struct LogView: View {
    let cart: Cart

    var body: some View {
        Text("Log")
            .onChange(of: cart.items.count) { cart.changes += 1 }
            .onChange(of: cart.isFull) { cart.isFull = false }
    }
}

struct CartView: View {
    var cart: Cart

    var body: some View {
        Button("\(cart.items.count) \(cart.changes) \(cart.isFull)") { cart.items.append(1) }
            .onChange(of: cart.items.count) { if cart.items.count < 10 { cart.items.append(1) } }
        LogView(cart: cart)
    }
}
