// Catalogue 102, 103: private with a default, but the default is a new object.
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
