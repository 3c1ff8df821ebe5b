// Catalogue 47: the class announces changes by hand.
import SwiftUI

@Observable
final class Journal {
    var title = ""
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }
}

struct JournalView: View {
    @State private var journal = Journal()

    var body: some View {
        List(journal.entries, id: \.self) { Text($0) }
        Button(journal.title) { journal.add("x") }
    }
}
