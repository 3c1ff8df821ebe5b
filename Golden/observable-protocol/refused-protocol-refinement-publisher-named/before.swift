// Catalogue 150: the protocol says what the publisher of its conformers is.
import Combine
import SwiftUI

protocol Basket: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var fruits: [String] { get }
}

final class FruitBasket: Basket {
    @Published var fruits = ["apple"]
}

struct BasketView<Model: Basket>: View {
    @ObservedObject var basket: Model

    var body: some View {
        Text(basket.fruits.joined())
    }
}

struct FruitView: View {
    @StateObject private var basket = FruitBasket()

    var body: some View {
        BasketView(basket: basket)
    }
}
