// Catalogue 82, 213: the view gets a closure besides, so that it still differs each time; the other shows nothing else.
import SwiftUI

@Observable
final class Card {
    var name = "A"
}

@Observable
final class Board {
    var count = 0
    let card = Card()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct BoardView: View {
    @Bindable var board: Board

    var body: some View {
        Stepper("\(board.count)", value: $board.count)
        CardView(card: board.card) { board.count = 0 }
        NameView(card: board.card)
    }
}

struct CardView: View {
    @State var card: Card
    let reset: () -> Void

    var body: some View {
        Button(card.name, action: reset)
        Text(Date.now.formatted())
    }
}

struct NameView: View {
    @State private var card: Card

    init(card: Card) { _card = State(initialValue: card) }

    var body: some View { Text(card.name) }
}
