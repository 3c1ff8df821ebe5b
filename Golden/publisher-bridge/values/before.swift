// Catalogue 64: the property's values are read as an asynchronous sequence.
import Combine
import SwiftUI

@MainActor
final class Scores: ObservableObject {
    @Published var latest = 0

    func follow() async {
        for await score in $latest.values {
            print(score)
        }
    }
}

struct ScoresView: View {
    @StateObject private var scores = Scores()

    var body: some View {
        Text("\(scores.latest)")
            .task { await scores.follow() }
    }
}
