// Catalogue 213: a method of a formatter that is handed on gives the same text each time; what sets up another
// formatter runs before it is used.
import SwiftUI

extension DateFormatter {
    static func shorten(_ formatter: DateFormatter) { formatter.dateStyle = .short }
}

struct Entry {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    let date: Date?

    var day: String? { date.map(Entry.formatter.string(from:)) }
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
        Text(entry.day ?? "")
        Button("Load") { journal.load() }
        Button("Open") { journal.open() }
        OpenRow(journal: journal)
    }
}

struct OpenRow: View {
    @ObservedObject var journal: Journal

    var body: some View { Text(journal.isOpen ? "Open" : "Closed") }
}
