// Catalogue 47, 69: what is said of a deleted statement goes with it, where nothing follows that it may speak of.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
final class Basket {
    var items: [String] = []
    var total = 0
    let account = Account()

    init() {
        total = 1

        // Starts empty.
        items = []
    }

    func add(_ item: String) {
        items.append(item)
    }

    func clear() {
        // Both go.
        items = []
        total = 0
    }
}

struct BasketView: View {
    var basket: Basket

    var body: some View {
        Text("\(basket.items.count) \(basket.total) \(basket.account.name)")
    }
}
