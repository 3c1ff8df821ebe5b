// Catalogue 102, 103: a private one that is made in place becomes a constant.
import SwiftUI

@Observable
final class Ticker {
    var price = 0.0

    init(symbol: String) {}
}

struct TickerView: View {
    private let ticker = Ticker(symbol: "A")

    var body: some View {
        Text("\(ticker.price)")
    }
}
