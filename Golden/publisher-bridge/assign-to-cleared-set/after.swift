// Catalogue 62: the class empties its set, which ended no assigned pipeline; so the pipeline gets a set of its own.
import Combine
import SwiftUI

@Observable
final class Ticker {
    var price = 0.0
    var text: String = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    func start(_ prices: AnyPublisher<Double, Never>) {
        cancellables.removeAll()
        prices.sink { [weak self] (value: Double) in self?.price = value }.store(in: &subscriptions)
        prices.map { "\($0)" }.sink { [weak self] (value: String) in self?.text = value }.store(in: &subscriptions)
        prices.sink { print($0) }.store(in: &cancellables)
    }
}

struct TickerView: View {
    @State private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.price) \(ticker.text)")
    }
}
