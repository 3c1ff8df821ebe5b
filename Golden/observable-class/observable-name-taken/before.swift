// Catalogue 21: the project has a type named Observable; the attribute still means the macro.
import SwiftUI

final class Observable<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

final class Basket: ObservableObject {
    @Published var items: [String] = []
    let total = Observable(0)
}

struct BasketView: View {
    @StateObject private var basket = Basket()

    var body: some View {
        Text("\(basket.items.count) \(basket.total.value)")
    }
}
