// Catalogue 40, 41, 55: locals, caught errors and properties of other classes have the property's name
import SwiftUI

struct Failure: Error {}

@Observable
final class Basket {
    var items: [Int] = []
    var error: Error?

    func prices() -> [Int] {
        var items: [Int] = []
        items.append(1)
        return items
    }
}

final class Store {
    var items: [Int] = []
    var error: Error?

    func tidy() {
        items.removeAll { $0 > items.count }
        do {
            throw Failure()
        } catch {
            self.error = error
        }
    }
}

struct BasketView: View {
    var basket: Basket

    var body: some View {
        Text("\(basket.items.count) \(basket.error == nil ? "" : "!")")
    }
}
