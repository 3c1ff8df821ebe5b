// Catalogue 80: a method of a new object sets a property whose observer sets others of the same object.
import SwiftUI

enum Phase {
    case loading
    case failed
}

@Observable
final class Ranking {
    private let limit: Int
    @ObservationIgnored private var phase: Phase = .loading {
        didSet { showPhase() }
    }
    @ObservationIgnored private var names: [String] = [] {
        willSet { count = newValue.count }
    }
    var title = ""
    var count = 0
    var step = 0 {
        didSet {
            guard step > limit else { return }
            step = limit
        }
    }

    init(limit: Int) {
        self.limit = limit
        restart()
    }

    private func restart() {
        phase = .loading
        names.append("first")
        step += 1
    }

    private func showPhase() { title = phase == .loading ? "Loading" : "Failed" }

    func fail() { phase = .failed }
}

struct RankingView: View {
    @State private var ranking: Ranking

    init(limit: Int) { _ranking = State(initialValue: Ranking(limit: limit)) }

    var body: some View {
        Button(ranking.title) { ranking.fail() }
        Stepper("\(ranking.count)", value: $ranking.step)
    }
}

struct RootView: View {
    var body: some View { RankingView(limit: 9) }
}
