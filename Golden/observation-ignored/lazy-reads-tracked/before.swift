// Catalogue 36: a lazy variable may read what is tracked; it is ignored itself.
import SwiftUI

final class Report: ObservableObject {
    @Published var rows: [Int] = []
    private lazy var total = rows.reduce(0, +)
    lazy var title: String = {
        "Report of \(rows.count)"
    }()

    var text: String { "\(title) \(total)" }
}

struct ReportView: View {
    @ObservedObject var report: Report

    var body: some View {
        Text("\(report.text) \(report.rows.count)")
    }
}
