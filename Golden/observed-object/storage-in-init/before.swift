// Catalogue 105: the wrapper's storage set in init, without a binding: the plain property is set.
import SwiftUI

final class Score: ObservableObject {
    static let best = Score()
    @Published var points = 0
}

struct ScoreView: View {
    @ObservedObject var score: Score
    @ObservedObject private var best: Score
    @ObservedObject var last: Score
    @ObservedObject var first: Score

    init(score: Score, previous: Score) {
        _score = ObservedObject(wrappedValue: score)
        _best = ObservedObject(wrappedValue: Score.best)
        self._last = ObservedObject(initialValue: previous)
        _first = .init(wrappedValue: previous)
    }

    var body: some View {
        Text("\(score.points) \(best.points) \(last.points) \(first.points)")
    }
}
