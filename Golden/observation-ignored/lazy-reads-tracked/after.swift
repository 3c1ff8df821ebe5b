// Catalogue 36: a lazy variable may read what is tracked; it is ignored itself.
import SwiftUI

@Observable
final class Report {
    var rows: [Int] = []
    @ObservationIgnored private lazy var total = rows.reduce(0, +)
    @ObservationIgnored lazy var title: String = {
        "Report of \(rows.count)"
    }()

    var text: String { "\(title) \(total)" }
}

struct ReportView: View {
    var report: Report

    var body: some View {
        Text("\(report.text) \(report.rows.count)")
    }
}
