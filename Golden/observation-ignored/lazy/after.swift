// Catalogue 36: a lazy property can't be tracked.
import Foundation
import SwiftUI

@Observable
final class Invoice {
    var amount = 12.5

    @ObservationIgnored lazy var reference = UUID().uuidString
    @ObservationIgnored private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter
    }()
    @ObservationIgnored private(set) lazy var half = amount / 2

    var total: String { formatter.string(from: NSNumber(value: amount)) ?? "" }
}

struct InvoiceView: View {
    var invoice: Invoice

    var body: some View {
        Text(invoice.total)
    }
}
