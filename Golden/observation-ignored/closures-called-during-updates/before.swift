// Catalogue 59: what views call runs an optional closure and a method of an optional object; neither writes the property.
import SwiftUI

final class Price: ObservableObject {
    @Published var amount = 1.5
    private var style: ((Double) -> String)?
    private var currency: Currency?
    private var rules: [(Double) -> Double] = []

    func configure() {
        style = { "\($0) EUR" }
        currency = Currency()
        rules = [{ $0 * 2 }]
    }

    func label() -> String {
        currency?.load()
        currency?.code = "EUR"
        return style?(rules.first?(amount) ?? amount) ?? currency?.name(of: amount) ?? "-"
    }
}

final class Currency {
    var code = ""

    func load() {}
    func name(of amount: Double) -> String { "\(amount)" }
}

struct PriceView: View {
    @ObservedObject var price: Price

    var body: some View {
        Text(price.label())
    }
}
