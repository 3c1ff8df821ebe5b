// Catalogue 80: a method of a new object sets a property whose observer, here or in a subclass, acts on others.
import SwiftUI

enum Counter {
    static var restarts = 0
}

enum Phase {
    case loading
    case failed
}

final class Ranking: ObservableObject {
    private var phase: Phase = .loading {
        didSet { showPhase() }
    }
    @Published var title = ""

    init(limit: Int) { restart() }

    private func restart() { phase = .loading }

    private func showPhase() {
        Counter.restarts += 1
        title = phase == .loading ? "Loading" : "Failed"
    }

    func fail() { phase = .failed }
}

struct RankingView: View {
    @StateObject private var ranking: Ranking

    init(limit: Int) { _ranking = StateObject(wrappedValue: Ranking(limit: limit)) }

    var body: some View { Button(ranking.title) { ranking.fail() } }
}

class Board: ObservableObject {
    var phase: Phase = .loading {
        didSet { title = phase == .loading ? "Loading" : "Failed" }
    }
    @Published var title = ""

    init(limit: Int) { restart() }

    func restart() { phase = .loading }
}

final class CountedBoard: Board {
    override var phase: Phase {
        didSet { Counter.restarts += 1 }
    }
}

struct BoardView: View {
    @StateObject private var board: CountedBoard

    init(limit: Int) { _board = StateObject(wrappedValue: CountedBoard(limit: limit)) }

    var body: some View { Button(board.title) { board.restart() } }
}

struct RootView: View {
    var body: some View {
        VStack {
            RankingView(limit: 9)
            BoardView(limit: 9)
        }
    }
}
