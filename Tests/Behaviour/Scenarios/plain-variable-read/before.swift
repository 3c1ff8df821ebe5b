// Catalogue 35: a view shows a plain variable, which something published always changes with.
import SwiftUI

final class Game: ObservableObject {
    @Published var score = 0
    var level = 1

    func win() {
        level += 1
        score += 10
    }
}

struct Root: View {
    @StateObject private var game = Game()

    var body: some View {
        Button("Win") { game.win() }
        ScoreView(game: game)
        LevelView(game: game)
    }
}

struct ScoreView: View {
    @ObservedObject var game: Game

    var body: some View {
        Text("score \(game.score)")
    }
}

struct LevelView: View {
    @ObservedObject var game: Game

    var body: some View {
        Text("level \(game.level)")
    }
}
