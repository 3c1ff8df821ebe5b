// Catalogue 64: the property's values are read as an asynchronous sequence.
import Combine
import SwiftUI

@MainActor
@Observable
final class Scores {
    var latest = 0 { willSet { latestSubject.send(newValue) } }
    @ObservationIgnored private lazy var latestSubject = CurrentValueSubject<Int, Never>(_latest)

    func follow() async {
        for await score in latestSubject.values {
            print(score)
        }
    }
}

struct ScoresView: View {
    @State private var scores = Scores()

    var body: some View {
        Text("\(scores.latest)")
            .task { await scores.follow() }
    }
}
