// Catalogue 102, 105: initializers that set the wrapper.
import SwiftUI

final class Score: ObservableObject {
    @Published var points = 0
}

struct Root: View {
    @StateObject private var score = Score()

    var body: some View {
        PointsView(score: score)
        PointsEditor(score)
    }
}

struct PointsView: View {
    @ObservedObject private var score: Score

    init(score: Score) {
        _score = ObservedObject(wrappedValue: score)
    }

    var body: some View {
        Text("\(score.points) points")
    }
}

struct PointsEditor: View {
    @ObservedObject var score: Score

    init(_ score: Score) {
        _score = ObservedObject(wrappedValue: score)
    }

    var body: some View {
        Stepper("Points", value: $score.points)
    }
}
