// Catalogue 200: a part of the value changes while a closure, a default or another part reads the property.
import SwiftUI

struct Cart {
    var lines = [3, 1, 2]
    var limit = 1
}

final class Shop: ObservableObject {
    @Published var cart = Cart()
    @Published var map = ["a": [2, 1]]

    func trim() {
        cart.lines.removeAll { $0 > cart.limit }
        map["a"]?.removeAll { $0 > map.count }
        map["b", default: [map.count]].append(1)
    }
}

struct ShopView: View {
    @ObservedObject var shop: Shop

    var body: some View {
        Button("\(shop.cart.lines.count) \(shop.map.count)") { shop.trim() }
    }
}
