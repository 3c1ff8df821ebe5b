// Catalogue 36: a lazy property that reads what is published.
import SwiftUI

final class Report: ObservableObject {
    @Published var title = "Draft"
    lazy var header: String = "Header of \(title)"
}

struct Root: View {
    @StateObject private var report = Report()

    var body: some View {
        Text(report.header)
        Text(report.title)
        Button("Rename") { report.title += "!" }
    }
}
