// Catalogue 165: the struct is on the main actor by itself, so that it needs no wrapper to be.
import SwiftUI

@MainActor
func report(_ text: String) {}

@Observable
final class Journal {
    var entries: [String] = []
}

@MainActor
struct JournalReporter {
    var journal: Journal

    func run() {
        report(journal.entries.joined())
    }
}

struct JournalView: View {
    @State private var journal = Journal()

    var body: some View {
        Button("\(journal.entries.count)") { JournalReporter(journal: journal).run() }
    }
}
