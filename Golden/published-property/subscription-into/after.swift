// Catalogue 71, 116: a pipeline that ends in the class keeps Combine; only its bag is ignored.
import Combine
import SwiftUI

struct PriceFeed {
    let prices = PassthroughSubject<Double, Never>()
}

@Observable
final class Ticker {
    private(set) var price = 0.0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(feed: PriceFeed) {
        feed.prices
            .sink { [weak self] in self?.price = $0 }
            .store(in: &cancellables)
    }
}

struct TickerView: View {
    var ticker: Ticker

    var body: some View {
        Text("\(ticker.price)")
    }
}
