// Catalogue 18, 145: nothing asks for the old system any more.
import SwiftUI

@Observable
final class Journal {
    var entries: [String] = []
}

@Observable final class Diary: Identifiable {
    var pages = 0
}

@Observable final class Notes: Identifiable {
    var lines = 0
}

struct JournalView: View {
    @State private var journal = Journal()
    let diary: Diary

    var body: some View {
        Text("\(journal.entries.count) \(diary.pages)")
    }
}
