// Catalogue 214: a value of a package, whose == may compare identifiers only.
import Shop
import SwiftUI

final class Market: ObservableObject {
    @Published var offer: Offer?

    func show(_ offer: Offer) {
        self.offer = offer
    }
}

struct MarketView: View {
    @ObservedObject var market: Market

    var body: some View {
        Text(market.offer?.price ?? "")
    }
}
