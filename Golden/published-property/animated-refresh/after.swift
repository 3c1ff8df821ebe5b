// Catalogue 47, 116: the animation follows the announcement, not a property.
import SwiftUI

@Observable
final class Deck {
    private(set) var cards = [1, 2, 3]

    func shuffle() {
        withAnimation {
            withMutation(keyPath: \.cards) {}
            cards.shuffle()
        }
    }
}

struct DeckView: View {
    @State private var deck = Deck()

    var body: some View {
        Button("\(deck.cards.count)") { deck.shuffle() }
    }
}
