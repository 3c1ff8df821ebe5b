// Catalogue 40: a parameter of the same name is another value; nothing is assigned to itself.
import SwiftUI

@Observable
final class Basket {
    private(set) var items: [String]

    init(items: [String]) {
        self.items = items
    }

    func replace(with items: [String]) {
        self.items = items
    }
}

struct BasketView: View {
    var basket: Basket

    var body: some View {
        Button("\(basket.items.count)") { basket.replace(with: []) }
    }
}
