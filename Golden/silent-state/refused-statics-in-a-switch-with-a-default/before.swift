// Catalogue 213: `.gold` of a switch is a static member of what it looks at, beside a case of the name.
import SwiftUI

enum Metal {
    case gold, silver
}

struct Rank: Equatable {
    static var bonus = 0
    static var gold: Rank { Rank(points: 10 + bonus) }

    var points: Int
}

final class Board: ObservableObject {
    @Published var rank = Rank(points: 10)
    @Published var changes = 0
    @Published var metal = Metal.gold

    func raise() {
        Rank.bonus += 1
        changes += 1
    }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text(title)
        Button("Raise") { board.raise() }
    }

    private var title: String {
        let board = board
        switch board.rank {
        case .gold: return "Gold"
        default: return "Other"
        }
    }
}
