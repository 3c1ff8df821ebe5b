// Catalogue 103: an object of which a body shows a member only, where making it reads nothing else, and where an event
// makes it. Nothing changes it once it is made.
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
final class Page {
    var text: String

    init(text: String = "") {
        self.text = text
    }
}

@MainActor
@Observable
final class Report {
    var text: String

    init() {
        text = "\(Counter.shared.value)"
    }
}

struct ReportView: View {
    var page: Page
    @Bindable var report: Report

    var body: some View {
        Text(page.text)
        TextField("Report", text: $report.text)
    }
}

struct RootView: View {
    @State private var title = ""

    var body: some View {
        Text(Page().text)
        Text(Page(text: "Page").text)
        Button(title) { title = Report().text }
    }
}
