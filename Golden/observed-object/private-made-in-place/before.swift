// Catalogue 102, 103: a private one that is made in place becomes a constant.
import SwiftUI

final class Ticker: ObservableObject {
    @Published var price = 0.0

    init(symbol: String) {}
}

struct TickerView: View {
    @ObservedObject private var ticker = Ticker(symbol: "A")

    var body: some View {
        Text("\(ticker.price)")
    }
}
