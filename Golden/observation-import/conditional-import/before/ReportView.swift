// Catalogue 100: the view of the class.
import SwiftUI

struct ReportView: View {
    @ObservedObject var report: Report

    var body: some View {
        Text("\(report.lines.count)")
    }
}
