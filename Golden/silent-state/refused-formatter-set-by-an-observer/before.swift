// Catalogue 213: a formatter that an observer sets up anew writes other texts, which nothing publishes.
import SwiftUI

final class Till: ObservableObject {
    @Published var amounts = [1.5]
    @Published var currency = "EUR" {
        didSet { formatter.currencyCode = currency }
    }
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter
    }()

    init() {
        formatter.minimumFractionDigits = 2
    }

    func text(for amount: Double) -> String {
        return formatter.string(from: amount as NSNumber) ?? ""
    }
}

struct TillView: View {
    @StateObject private var till = Till()

    var body: some View {
        ForEach(till.amounts, id: \.self) { Text(till.text(for: $0)) }
        Button("Dollars") { till.currency = "USD" }
    }
}
