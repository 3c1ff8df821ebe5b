// Catalogue 62: the class empties its set, which ended no assigned pipeline; so the pipeline gets a set of its own.
import Combine
import SwiftUI

final class Ticker: ObservableObject {
    @Published var price = 0.0
    @Published var text: String = ""
    private var cancellables = Set<AnyCancellable>()

    func start(_ prices: AnyPublisher<Double, Never>) {
        cancellables.removeAll()
        prices.assign(to: &$price)
        prices.map { "\($0)" }.assign(to: &$text)
        prices.sink { print($0) }.store(in: &cancellables)
    }
}

struct TickerView: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.price) \(ticker.text)")
    }
}
