// Catalogue 57, 71: a pipeline ends in the class through a key path, which stays writable.
import Combine
import SwiftUI

@Observable
final class Ticker {
    var price = 0.0
    @ObservationIgnored private var bag = Set<AnyCancellable>()

    func follow(_ prices: PassthroughSubject<Double, Never>) {
        prices
            .assign(to: \.price, on: self)
            .store(in: &bag)
    }
}

struct TickerView: View {
    @State private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.price)")
    }
}
