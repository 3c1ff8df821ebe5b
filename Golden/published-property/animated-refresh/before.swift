// Catalogue 47, 116: the animation follows the announcement, not a property.
import SwiftUI

final class Deck: ObservableObject {
    private(set) var cards = [1, 2, 3]

    func shuffle() {
        withAnimation {
            objectWillChange.send()
            cards.shuffle()
        }
    }
}

struct DeckView: View {
    @StateObject private var deck = Deck()

    var body: some View {
        Button("\(deck.cards.count)") { deck.shuffle() }
    }
}
