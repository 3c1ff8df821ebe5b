// Catalogue 47: the class announces changes by hand.
import SwiftUI

final class Journal: ObservableObject {
    @Published var title = ""
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        objectWillChange.send()
        entries.append(entry)
    }
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        List(journal.entries, id: \.self) { Text($0) }
        Button(journal.title) { journal.add("x") }
    }
}
