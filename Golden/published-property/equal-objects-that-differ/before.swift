// Catalogue 40, 228: an `==` of a class that compares all that objects store finds another object equal, whose later
// changes views would miss.
import SwiftUI

final class Counter: ObservableObject, Equatable {
    @Published var count = 0

    static func == (left: Counter, right: Counter) -> Bool { left.count == right.count }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

final class Game: ObservableObject {
    @Published var counter = Counter()
    @Published var others: [Counter] = []

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
    @StateObject private var game = Game()

    var body: some View {
        CounterView(counter: game.counter)
        ForEach(game.others, id: \.count) { CounterView(counter: $0) }
        Button("Restart") { game.restart() }
        Button("Play") { game.play() }
    }
}
