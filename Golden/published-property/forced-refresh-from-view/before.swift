// Catalogue 47: a view announces the change.
import SwiftUI

final class Board: ObservableObject {
    @Published var pins: [String] = []
}

struct BoardView: View {
    @StateObject private var board = Board()

    var body: some View {
        Button("Refresh \(board.pins.count)") {
            board.objectWillChange.send()
        }
    }
}
