// Catalogue 47: methods that announce what they set.
import SwiftUI

final class Board: ObservableObject {
    @Published var cells: [Int] = [0, 0, 0]
    var turn = 1

    func play(_ position: Int) {
        objectWillChange.send()
        cells[position] = turn
        turn += 1
    }

    func clear() {
        cells = [0, 0, 0]
        turn = 1
        objectWillChange.send()
    }
}

struct Root: View {
    @StateObject private var board = Board()

    var body: some View {
        Button("Left") { board.play(0) }
        Button("Right") { board.play(2) }
        Button("Clear") { board.clear() }
        Text(board.cells.map { "\($0)" }.joined())
        Text("turn \(board.turn)")
    }
}
