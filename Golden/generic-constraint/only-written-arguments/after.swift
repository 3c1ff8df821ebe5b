// Catalogue 154: what is written behind the name of a generic type tells the class, whatever its arguments are.
import SwiftUI

final class Item: ObservableObject {
    @Published var name = ""
}

@Observable
final class Basket {
    var count = 0
}

final class List<Element: ObservableObject> {
    var elements: [Element]

    init(elements: [Element]) {
        self.elements = elements
    }
}

struct BasketView: View {
    @State private var basket = Basket()
    @ObservedObject var item: Item
    let items = List<Item>(elements: [])

    var body: some View { Text("\(basket.count) \(item.name)") }
}
