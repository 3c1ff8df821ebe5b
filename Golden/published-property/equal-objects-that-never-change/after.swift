// Catalogue 40, 228: objects that store constants only are the same for views where `==` compares all of them, and so
// are those that `==` compares by identity.
import SwiftUI

final class Rule: Equatable {
    let name: String

    init(name: String) {
        self.name = name
    }

    static func == (left: Rule, right: Rule) -> Bool { left.name == right.name }
}

@Observable
final class Counter: Equatable {
    var count = 0

    static func == (left: Counter, right: Counter) -> Bool { left === right }
}

@Observable
final class Game {
    var counter = Counter()
    var rule = Rule(name: "a")

    func restart() {
        counter = Counter()
        rule = Rule(name: "a")
    }
}

struct GameView: View {
    @State private var game = Game()

    var body: some View {
        CounterView(counter: game.counter)
        Text(game.rule.name)
        Button("Restart") { game.restart() }
    }
}

struct CounterView: View {
    var counter: Counter

    var body: some View { Button("\(counter.count)") { counter.count += 1 } }
}
