// Catalogue 44: a getter reads what nobody announces, but the view shows the count of a list and not the getter of that name.
import SwiftUI

final class Counter {
    var count = 0
}

@Observable
final class Journal {
    var revision = 0
    private let counter = Counter()

    var count: Int { counter.count }

    func add() {
        counter.count += 1
        revision += 1
    }
}

@Observable
final class Inbox {
    var rows: [String] = []
}

struct InboxView: View {
    @State private var inbox = Inbox()

    var body: some View {
        Text("\(inbox.rows.count)")
    }
}

struct JournalView: View {
    var journal: Journal

    var body: some View {
        Text("\(journal.revision)")
    }
}
