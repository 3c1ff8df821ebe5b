// Catalogue 35: the counter tells of a plain property, which views read and the macro tracks; the other view shows nothing: nothing is lost with the counter.
import SwiftUI

final class Basket: ObservableObject {
    private(set) var items: [String] = []
    @Published private var revision = 0

    func add(_ item: String) {
        items.append(item)
        revision += 1
    }
}

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        List(basket.items, id: \.self) { Text($0) }
    }
}

struct AddView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Button("Add") { basket.add("apple") }
    }
}
