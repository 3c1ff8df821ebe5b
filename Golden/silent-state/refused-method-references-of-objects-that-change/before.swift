// Catalogue 213: a method of an object that changes is handed on and runs in the body; the text that it gives changes
// with it.
import SwiftUI

final class Numbering {
    var prefix = ""

    func text(for number: Int) -> String { "\(prefix)\(number)" }
}

struct Entry {
    static let numbering = Numbering()

    let number: Int?

    var title: String? { number.map(Entry.numbering.text(for:)) }
}

final class Journal: ObservableObject {
    @Published var pages = 0
    @Published var isOpen = false

    func load() { pages = 3 }

    func open() { isOpen = true }
}

struct JournalView: View {
    @StateObject private var journal = Journal()
    let entry: Entry

    var body: some View {
        Text("\(journal.pages)")
        Text(entry.title ?? "")
        Button("Load") { journal.load() }
        Button("Open") { journal.open() }
        Button("Number") { Entry.numbering.prefix = "No. " }
        OpenRow(journal: journal)
    }
}

struct OpenRow: View {
    @ObservedObject var journal: Journal

    var body: some View { Text(journal.isOpen ? "Open" : "Closed") }
}
