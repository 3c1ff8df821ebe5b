// Catalogue 47: a view announces the change.
import SwiftUI

@Observable
final class Board {
    var pins: [String] = []
}

struct BoardView: View {
    @State private var board = Board()

    var body: some View {
        Button("Refresh \(board.pins.count)") {
            board.withMutation(keyPath: \.pins) {}
        }
    }
}
