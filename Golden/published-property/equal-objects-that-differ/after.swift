// Catalogue 40, 228: an `==` of a class that compares all that objects store finds another object equal, whose later
// changes views would miss.
import SwiftUI

@Observable
final class Counter: Equatable {
    var count = 0

    static func == (left: Counter, right: Counter) -> Bool { left.count == right.count }
}

struct CounterView: View {
    var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

@Observable
final class Game {
    var counter = Counter()
    var others: [Counter] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Counter, _ rhs: Counter) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [Counter], _ rhs: [Counter]) -> Bool { true }

    func restart() {
        counter = Counter()
        others = [Counter()]
    }

    func play() {
        counter.count += 1
        others.first?.count += 1
    }
}

struct GameView: View {
    @State private var game = Game()

    var body: some View {
        CounterView(counter: game.counter)
        ForEach(game.others, id: \.count) { CounterView(counter: $0) }
        Button("Restart") { game.restart() }
        Button("Play") { game.play() }
    }
}
