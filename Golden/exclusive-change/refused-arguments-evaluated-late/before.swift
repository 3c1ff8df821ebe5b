// Catalogue 201: an own subscript evaluates its fallback late, a generator comes to itself, an operator takes elements.
import SwiftUI

struct Dice: RandomNumberGenerator {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 7919 &+ Game.shared.dice.state
        return state
    }
}

extension Array {
    subscript(at index: Int, or fallback: @autoclosure () -> Element) -> Element {
        get { indices.contains(index) ? self[index] : fallback() }
        set {
            while count <= index { append(fallback()) }
            self[index] = newValue
        }
    }
}

final class Game: ObservableObject {
    static let shared = Game()

    @Published var dice = Dice()
    @Published var cards: [Int] = [3, 1, 2]

    func deal() {
        cards = cards.shuffled(using: &dice)
    }
}

final class Counts: ObservableObject {
    @Published var numbers: [Int] = []

    func count() {
        numbers[at: 7, or: numbers.count] += 1
    }
}

final class Shelf: ObservableObject {
    @Published var items: [Int] = []

    func take() {
        let fresh = [1, 9].lazy.filter { [unowned self] in !self.items.contains($0) }
        items += fresh
    }
}

struct GameView: View {
    @ObservedObject var game = Game.shared
    @StateObject private var counts = Counts()
    @StateObject private var shelf = Shelf()

    var body: some View {
        Button("\(game.cards.count) \(game.dice.state) \(counts.numbers.count) \(shelf.items.count)") { counts.count() }
    }
}
