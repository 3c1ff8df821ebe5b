// Catalogue 44, 58: computed properties, of the class, of structures in it and of extensions.
import SwiftUI

struct Line {
    var text: String
    var price: Int
}

final class Cart: ObservableObject {
    @Published private(set) var lines: [Line] = []
    @Published var discount = 0

    var sum: Int { lines.map(\.price).reduce(0, +) }

    func add(_ text: String, _ price: Int) { lines.append(Line(text: text, price: price)) }
    func raise() { lines[0].price += 1 }
}

extension Cart {
    var total: Int { sum - discount }
    var isEmpty: Bool { lines.isEmpty }
}

struct Root: View {
    @StateObject private var cart = Cart()

    var body: some View {
        Button("Add") { cart.add("pen", 3) }
        Button("Raise") { cart.raise() }
        Button("Discount") { cart.discount += 1 }
        Total(cart: cart)
    }
}

struct Total: View {
    @ObservedObject var cart: Cart

    var body: some View {
        if cart.isEmpty {
            Text("empty")
        } else {
            Text("total \(cart.total)")
        }
    }
}
