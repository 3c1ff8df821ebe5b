// Catalogue 222: the function remembers what it makes, and gives back something else only where there is nothing to make.
import SwiftUI

final class Ticker: ObservableObject {
    @Published var price = 0

    init(symbol: String) {
        if price == 0 { price = symbol.count }
    }
}

final class Market {
    private let placeholder = Ticker(symbol: "")
    private(set) var newest: Ticker?

    func ticker(_ symbol: String) -> Ticker {
        if symbol.isEmpty { return placeholder }
        let ticker = Ticker(symbol: symbol)
        newest = ticker
        return ticker
    }
}

struct MarketView: View {
    let market: Market

    var body: some View {
        TickerView(ticker: market.ticker("A"))
    }
}

struct TickerView: View {
    @ObservedObject var ticker: Ticker

    var body: some View { Stepper("\(ticker.price)", value: $ticker.price) }
}
