// Crash: the closure reads the property whose part is being changed.
import SwiftUI

struct Cart {
    var lines = [5, 3, 4]
    var limit = 4
}

@Observable
final class Shop {
    var cart = Cart()
    var map = ["a": [2, 1, 3]]
    var pair = (numbers: [3, 1, 2], limit: 2)

    func trim() {
        cart.lines.removeAll { $0 > cart.limit }
    }

    func sort() {
        map["a", default: []].sort { $0 + map.count < $1 + map.count }
    }

    func drop() {
        pair.numbers.removeAll { $0 > pair.limit }
    }

    func change() {
        self.cart[keyPath: \.lines].removeAll { $0 == self.cart.limit }
    }
}

struct Root: View {
    @State private var shop = Shop()

    var body: some View {
        Button("Trim") { shop.trim() }
        Button("Sort") { shop.sort() }
        Button("Drop") { shop.drop() }
        Button("Change") { shop.change() }
        Text("\(shop.cart.lines) \(shop.map) \(shop.pair.numbers)")
    }
}
