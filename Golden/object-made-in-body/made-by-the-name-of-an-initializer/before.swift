// Catalogue 103: an action makes an object for each element, by the name of the initializer; the one that a body
// makes so reads nothing.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}

@MainActor
final class Row: ObservableObject, Identifiable {
    @Published var text: String

    init(_ name: String) {
        text = name
    }
}

@MainActor
final class Report: ObservableObject, Identifiable {
    @Published var text: String

    init(_ name: String) {
        text = "\(name) \(Counter.shared.value)"
    }
}

struct RowView: View {
    @ObservedObject var row: Row

    var body: some View {
        TextField("Text", text: $row.text)
    }
}

struct ReportView: View {
    @ObservedObject var report: Report

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
