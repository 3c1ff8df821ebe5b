// Catalogue 222: a view that did not observe the object compares its property, and sets it in answer: each change brings the next one.
import SwiftUI

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var items: [Int] = []
    @Published var visits = 0

    func visit() {
        visits += 1
    }
}

struct LogView: View {
    var body: some View {
        Text("Log").onChange(of: Cart.shared.items.count) { Cart.shared.items.append(1) }
    }
}

struct VisitView: View {
    let cart: Cart

    var body: some View {
        Text("Visits").id(cart.visits).onAppear { cart.visit() }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
        LogView()
        VisitView(cart: cart)
    }
}
