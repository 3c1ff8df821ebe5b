// Catalogue 150: the protocol says what the publisher of its conformers is, which goes with the conformance.
import Combine
import SwiftUI

protocol Basket: AnyObject, Observable {
    var fruits: [String] { get }
}

protocol LabeledBasket: Basket where Label: Hashable {
    associatedtype Label
    var label: Label { get }
}

@Observable
final class FruitBasket: LabeledBasket {
    var fruits = ["apple"]
    var label = "a"
}

struct BasketView<Model: Basket>: View {
    var basket: Model

    var body: some View {
        Text(basket.fruits.joined())
    }
}

struct FruitView: View {
    @State private var basket = FruitBasket()

    var body: some View {
        BasketView(basket: basket)
    }
}
