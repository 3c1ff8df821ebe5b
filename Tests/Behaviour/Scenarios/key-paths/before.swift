// Catalogue 57: properties by key path.
import SwiftUI

final class Scores: ObservableObject {
    @Published var home = 0
    @Published var guest = 0

    func add(to team: ReferenceWritableKeyPath<Scores, Int>) { self[keyPath: team] += 1 }
}

struct Root: View {
    @StateObject private var scores = Scores()

    var body: some View {
        Button("Home") { scores.add(to: \.home) }
        Button("Guest") { scores.add(to: \.guest) }
        ScoreView(scores: scores, team: \.home)
        ScoreView(scores: scores, team: \.guest)
    }
}

struct ScoreView: View {
    @ObservedObject var scores: Scores
    let team: KeyPath<Scores, Int>

    var body: some View {
        Text("\(scores[keyPath: team])")
    }
}
