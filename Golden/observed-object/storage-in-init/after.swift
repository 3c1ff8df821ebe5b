// Catalogue 105: the wrapper's storage set in init, without a binding: the plain property is set.
import SwiftUI

@Observable
final class Score {
    static let best = Score()
    var points = 0
}

struct ScoreView: View {
    var score: Score
    private var best: Score
    var last: Score
    var first: Score

    init(score: Score, previous: Score) {
        self.score = score
        best = Score.best
        self.last = previous
        first = previous
    }

    var body: some View {
        Text("\(score.points) \(best.points) \(last.points) \(first.points)")
    }
}
