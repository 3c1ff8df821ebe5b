// Catalogue 103: an action makes an object for each element, by the name of the initializer; the one that a body
// makes so reads nothing.
import SwiftUI

@MainActor
@Observable
final class Counter {
    static let shared = Counter()
    var value = 0
}

struct CounterView: View {
    var counter = Counter.shared

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}

@MainActor
@Observable
final class Row: Identifiable {
    var text: String

    init(_ name: String) {
        text = name
    }
}

@MainActor
@Observable
final class Report: Identifiable {
    var text: String

    init(_ name: String) {
        text = "\(name) \(Counter.shared.value)"
    }
}

struct RowView: View {
    @Bindable var row: Row

    var body: some View {
        TextField("Text", text: $row.text)
    }
}

struct ReportView: View {
    @Bindable var report: Report

    var body: some View {
        TextField("Text", text: $report.text)
    }
}

struct RowsView: View {
    let names: [String]
    @State private var reports: [Report] = []

    var body: some View {
        ForEach(reports) { ReportView(report: $0) }
        Button("Load") { reports = names.map(Report.init) }
        ForEach(names.map(Row.init)) { RowView(row: $0) }
    }
}
