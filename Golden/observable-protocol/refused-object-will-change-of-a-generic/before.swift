// Catalogue 66, 150: generic code follows all changes of what conforms to the protocol.
import Combine
import SwiftUI

protocol Score: ObservableObject {
    var points: Int { get }
}

final class Match: Score {
    @Published var points = 0
}

final class Tournament: Score {
    @Published var points = 0
}

func follow<Model: Score>(_ score: Model) -> AnyCancellable {
    score.objectWillChange.sink { _ in print("changed") }
}

struct ScoreView: View {
    @StateObject private var match = Match()
    @StateObject private var tournament = Tournament()

    var body: some View {
        Text("\(match.points) \(tournament.points)")
    }
}
