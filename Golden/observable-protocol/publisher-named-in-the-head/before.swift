// Catalogue 150: the protocol says what the publisher of its conformers is, which goes with the conformance.
import Combine
import SwiftUI

protocol Basket: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var fruits: [String] { get }
}

protocol LabeledBasket: Basket where Label: Hashable, Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    associatedtype Label
    var label: Label { get }
}

final class FruitBasket: LabeledBasket {
    @Published var fruits = ["apple"]
    @Published var label = "a"
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
