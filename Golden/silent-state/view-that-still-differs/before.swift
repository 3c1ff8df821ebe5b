// Catalogue 82, 213: the view gets a closure besides, so that it still differs each time; the other shows nothing else.
import SwiftUI

final class Card: ObservableObject {
    @Published var name = "A"
}

final class Board: ObservableObject {
    @Published var count = 0
    let card = Card()
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        Stepper("\(board.count)", value: $board.count)
        CardView(card: board.card) { board.count = 0 }
        NameView(card: board.card)
    }
}

struct CardView: View {
    @StateObject var card: Card
    let reset: () -> Void

    var body: some View {
        Button(card.name, action: reset)
        Text(Date.now.formatted())
    }
}

struct NameView: View {
    @StateObject private var card: Card

    init(card: Card) { _card = StateObject(wrappedValue: card) }

    var body: some View { Text(card.name) }
}
