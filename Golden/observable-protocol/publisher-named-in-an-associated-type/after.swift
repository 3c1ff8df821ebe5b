// Catalogue 150: other code says what the publisher of the protocol's conformers is; a class beside them moves.
import Combine
import SwiftUI

protocol Basket: ObservableObject {
    var fruits: [String] { get }
}

protocol Shelf {
    associatedtype Model: Basket where Model.ObjectWillChangePublisher == ObservableObjectPublisher
    var basket: Model { get }
}

final class FruitBasket: Basket {
    @Published var fruits = ["apple"]
}

@Observable
final class Clock {
    var time = 0
}

struct FruitView: View {
    @StateObject private var basket = FruitBasket()
    @State private var clock = Clock()

    var body: some View {
        Text("\(basket.fruits.joined()) \(clock.time)")
    }
}
