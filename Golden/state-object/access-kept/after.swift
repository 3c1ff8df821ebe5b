// Catalogue 80, 91: the access level and the annotation stay; several objects, attribute on its own line.
import SwiftUI

@Observable
final class Deck {
    static let shared = Deck()
    var cards = 52
}

struct TableView: View {
    @State var deck = Deck()
    @State private var discard: Deck = Deck()
    @State fileprivate var spare: Deck = .init()
    @State
    private var shared = Deck.shared
    @SwiftUI.State private var stock: Deck = .shared

    var body: some View {
        Text("\(deck.cards + discard.cards + spare.cards + shared.cards + stock.cards)")
    }
}
