// Catalogue 59, 202: a method of the object gives a closure away, which asks for a property that is set while views update; a body calls it.
import SwiftUI

final class Labels {
    var maker: () -> String = { "" }
}

final class Prices: ObservableObject {
    @Published var names: [String] = []
    private var searches = 0

    func title() -> String {
        searches += 1
        return names.joined()
    }

    func hand(to labels: Labels) {
        labels.maker = { self.state() }
    }

    private func state() -> String { "\(searches)" }
}

struct PricesView: View {
    @ObservedObject var prices: Prices
    let labels: Labels

    var body: some View {
        Text(prices.title() + labels.maker())
            .onAppear { prices.hand(to: labels) }
    }
}
