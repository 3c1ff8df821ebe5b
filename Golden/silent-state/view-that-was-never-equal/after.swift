// Catalogue 82, 213: the autoclosure of @StateObject captures the board, so that each update of the parent updated the view; with the
// same object in @State it equals the one before.
import SwiftUI

final class Card: ObservableObject {
    @Published var name = "A"
}

@Observable
final class Board {
    var count = 0
    let card = Card()
}

struct BoardView: View {
    @Bindable var board: Board

    var body: some View {
        Stepper("\(board.count)", value: $board.count)
        CardView(card: board.card)
    }
}

struct CardView: View {
    @StateObject var card: Card

    var body: some View {
        Text(card.name)
        Text(Date.now.formatted())
    }
}
