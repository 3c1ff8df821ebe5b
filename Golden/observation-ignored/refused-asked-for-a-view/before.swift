// Catalogue 59, 202: views come to a property that is set while they update through a protocol, a plain object and a function of their own file.
import SwiftUI

protocol Observing {
    var isObserving: Bool { get }
}

final class Prices: ObservableObject, Observing {
    @Published var names: [String] = []
    private var observer: NSObject?

    var isObserving: Bool { observer != nil }

    func title() -> String {
        observer = NSObject()
        return names.joined()
    }
}

final class Wallet {
    private let parts: [Observing]

    init(parts: [Observing]) { self.parts = parts }

    var state: String { describe(parts) }

    private func describe(_ parts: [Observing]) -> String { parts.contains { $0.isObserving } ? "observing" : "idle" }
}

struct PricesView: View {
    @ObservedObject var prices: Prices
    let wallet: Wallet

    var body: some View {
        Text(prices.title())
        Text(wallet.state)
    }
}
