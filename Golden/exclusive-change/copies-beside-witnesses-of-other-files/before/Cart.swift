// Catalogue 55, 201: while a property changes, a protocol's method is called, which a file-private type of another file has under a narrower access.
import SwiftUI

protocol Filling {
    func fill()
}

final class Cart: ObservableObject {
    @Published var lines: [Int] = []

    func trim(by filling: any Filling) {
        lines.removeAll { line in
            filling.fill()
            return line > 3
        }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.lines.count)") { cart.trim(by: makeFilling(for: cart)) }
    }
}
