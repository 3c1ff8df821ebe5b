// Catalogue 150, 151: a getter that only a Collection or an Identifiable is asked for, of objects that are neither.
import SwiftUI

protocol Paginated: AnyObject, Observable {
    var rows: [String] { get }
}

@Observable
class Repository: Paginated {
    var rows: [String] = []
}

extension Repository {
    var isEmpty: Bool { rows.isEmpty }
    var count: Int { rows.count }
}

final class Bookmarks: Repository {}

struct RepositoryView: View {
    var repository: Repository

    var body: some View {
        if repository.isEmpty { Text("none") } else { Text("\(repository.count)") }
    }
}

protocol Entry: AnyObject, Observable {
    var id: String { get }
}

@Observable
final class MockEntry: Entry, Identifiable {
    let id = "mock"
    var title = ""
}

@Observable
final class StoredEntry: Entry {
    var key = 0

    var id: String { "\(key)" }
}

struct EntryView: View {
    @State private var entry = MockEntry()
    @State private var stored = StoredEntry()

    var body: some View {
        Text(entry.title + "\(stored.key)")
    }
}
