// Catalogue 40, 41, 55: locals, caught errors and properties of other classes have the property's name
import SwiftUI

struct Failure: Error {}

final class Basket: ObservableObject {
    @Published var items: [Int] = []
    @Published var error: Error?

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
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.items.count) \(basket.error == nil ? "" : "!")")
    }
}
