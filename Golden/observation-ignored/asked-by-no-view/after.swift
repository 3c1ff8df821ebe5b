// Catalogue 59, 202: a property that is set while views update is asked by a getter and a function which no view comes to, of other classes too.
import SwiftUI

protocol Observing {
    var isObserving: Bool { get }
}

@Observable
final class Prices: Observing {
    var names: [String] = []
    @ObservationIgnored private var observer: NSObject?

    var isObserving: Bool { observer != nil }

    func title() -> String {
        observer = NSObject()
        return names.joined()
    }

    func tearDown() { observer = nil }
}

final class Wallet: Observing {
    private let parts: [Observing]

    init(parts: [Observing]) { self.parts = parts }

    var isObserving: Bool { parts.contains { $0.isObserving } }

    func report() {
        if isObserving { print(isIdle(parts)) }
    }

    private func isIdle(_ parts: [Observing]) -> Bool { !parts.allSatisfy(\.isObserving) }
}

struct PricesView: View {
    var prices: Prices
    let wallet: Wallet

    var body: some View {
        Text(prices.title())
            .onDisappear { prices.tearDown() }
            .onTapGesture { wallet.report() }
    }
}
