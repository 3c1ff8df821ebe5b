// Catalogue 222, 83, 105: what a view makes in its init only stores, or is read later, or nothing changes what is read.
import SwiftUI

final class Report: ObservableObject {
    @Published var name: String
    @Published var lines: [String] = []
    @Published private(set) var kind = "plain"

    init(name: String) {
        self.name = name
        lines = [name]
        let count = name.count
        if count > 3 { lines = [] }
        print(kind)
        Task { print(self.lines) }
    }
}

final class Tally: ObservableObject {
    @Published var count = 0

    init() {
        count += 1
    }
}

struct ReportView: View {
    @ObservedObject var report: Report

    init(name: String) {
        report = Report(name: name)
    }

    var body: some View {
        Button(report.name) { report.lines.append(report.kind) }
    }
}

struct TallyView: View {
    @StateObject private var tally = Tally()
    private let makeTally: () -> Tally

    init() {
        makeTally = { Tally() }
    }

    var body: some View {
        Button("\(tally.count)") { tally.count += makeTally().count }
    }
}

struct RootView: View {
    var body: some View {
        ReportView(name: "a")
        TallyView()
    }
}

@main
struct ReportApp: App {
    @StateObject private var tally: Tally

    init() {
        _tally = StateObject(wrappedValue: Tally())
    }

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
