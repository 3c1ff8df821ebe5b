// Catalogue 213: only the initializer of the object calls what sets it.
import SwiftUI

final class Texts {
    static let shared = Texts()

    private var providers: [() -> String?] = []

    init() { add { "x" } }

    func add(_ provider: @escaping () -> String?) { providers.insert(provider, at: 0) }

    func text(_ key: String) -> String { providers.lazy.compactMap { $0() }.first ?? key }
}

@Observable
final class Board {
    var filter = 0
    var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct BoardView: View {
    var board: Board

    var body: some View {
        VStack {
            Text(Texts.shared.text("title"))
            Text("\(board.count)")
            Button("Add") { board.add() }
            FilterView(board: board)
        }
    }
}

struct FilterView: View {
    var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}
