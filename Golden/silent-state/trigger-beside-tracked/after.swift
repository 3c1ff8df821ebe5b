// Catalogue 35: the counter tells of a plain property, which views read and the macro tracks; the other view shows nothing: nothing is lost with the counter.
import SwiftUI

@Observable
final class Basket {
    private(set) var items: [String] = []
    private var revision = 0

    func add(_ item: String) {
        items.append(item)
        revision += 1
    }
}

struct BasketView: View {
    var basket: Basket

    var body: some View {
        List(basket.items, id: \.self) { Text($0) }
    }
}

struct AddView: View {
    var basket: Basket

    var body: some View {
        Button("Add") { basket.add("apple") }
    }
}
