// Catalogue 80, 91: the access level and the annotation stay; several objects, attribute on its own line.
import SwiftUI

final class Deck: ObservableObject {
    static let shared = Deck()
    @Published var cards = 52
}

struct TableView: View {
    @StateObject var deck = Deck()
    @StateObject private var discard: Deck = Deck()
    @StateObject fileprivate var spare: Deck = .init()
    @StateObject
    private var shared = Deck.shared
    @SwiftUI.StateObject private var stock: Deck = .shared

    var body: some View {
        Text("\(deck.cards + discard.cards + spare.cards + shared.cards + stock.cards)")
    }
}
