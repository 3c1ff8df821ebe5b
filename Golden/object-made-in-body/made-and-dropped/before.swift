// Catalogue 103: an object of which a body shows a member only, where making it reads nothing else, and where an event
// makes it. Nothing changes it once it is made.
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
final class Page: ObservableObject {
    @Published var text: String

    init(text: String = "") {
        self.text = text
    }
}

@MainActor
final class Report: ObservableObject {
    @Published var text: String

    init() {
        text = "\(Counter.shared.value)"
    }
}

struct ReportView: View {
    @ObservedObject var page: Page
    @ObservedObject var report: Report

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
