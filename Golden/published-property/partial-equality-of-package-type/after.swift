// Catalogue 214: a value of a package, whose == may compare identifiers only.
import Shop
import SwiftUI

@Observable
final class Market {
    var offer: Offer?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Offer?, _ rhs: Offer?) -> Bool { true }

    func show(_ offer: Offer) {
        self.offer = offer
    }
}

struct MarketView: View {
    var market: Market

    var body: some View {
        Text(market.offer?.price ?? "")
    }
}
