// Catalogue 36: a lazy property can't be tracked.
import Foundation
import SwiftUI

final class Invoice: ObservableObject {
    @Published var amount = 12.5

    lazy var reference = UUID().uuidString
    private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter
    }()
    private(set) lazy var half = amount / 2

    var total: String { formatter.string(from: NSNumber(value: amount)) ?? "" }
}

struct InvoiceView: View {
    @ObservedObject var invoice: Invoice

    var body: some View {
        Text(invoice.total)
    }
}
