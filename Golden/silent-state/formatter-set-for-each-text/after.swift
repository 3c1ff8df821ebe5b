// Catalogue 213: a formatter is set up while its object is made, and by the function that writes the text, which reads what it
// sets.
import SwiftUI

@Observable
final class Till {
    var amounts = [1.5]
    var currency = "EUR"
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter
    }()

    init() {
        formatter.minimumFractionDigits = 2
    }

    func text(for amount: Double) -> String {
        formatter.currencyCode = currency
        return formatter.string(from: amount as NSNumber) ?? ""
    }
}

struct TillView: View {
    @State private var till = Till()

    var body: some View {
        ForEach(till.amounts, id: \.self) { Text(till.text(for: $0)) }
        Button("Dollars") { till.currency = "USD" }
    }
}
