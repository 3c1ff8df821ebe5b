// Stale: what was not published is ignored, and the view that shows only that is told of nothing.
import SwiftUI

@Observable
final class Game {
    var score = 0
    @ObservationIgnored var level = 1

    func win() {
        level += 1
        score += 10
    }
}

struct Root: View {
    @State private var game = Game()

    var body: some View {
        Button("Win") { game.win() }
        ScoreView(game: game)
        LevelView(game: game)
    }
}

struct ScoreView: View {
    var game: Game

    var body: some View {
        Text("score \(game.score)")
    }
}

struct LevelView: View {
    var game: Game

    var body: some View {
        Text("level \(game.level)")
    }
}
