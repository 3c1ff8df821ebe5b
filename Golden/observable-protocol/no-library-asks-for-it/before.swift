// Catalogue 150, 151: a getter that only a Collection or an Identifiable is asked for, of objects that are neither.
import SwiftUI

protocol Paginated: ObservableObject {
    var rows: [String] { get }
}

class Repository: Paginated {
    @Published var rows: [String] = []
}

extension Repository {
    var isEmpty: Bool { rows.isEmpty }
    var count: Int { rows.count }
}

final class Bookmarks: Repository {}

struct RepositoryView: View {
    @ObservedObject var repository: Repository

    var body: some View {
        if repository.isEmpty { Text("none") } else { Text("\(repository.count)") }
    }
}

protocol Entry: ObservableObject {
    var id: String { get }
}

final class MockEntry: Entry, Identifiable {
    let id = "mock"
    @Published var title = ""
}

final class StoredEntry: Entry {
    @Published var key = 0

    var id: String { "\(key)" }
}

struct EntryView: View {
    @StateObject private var entry = MockEntry()
    @StateObject private var stored = StoredEntry()

    var body: some View {
        Text(entry.title + "\(stored.key)")
    }
}
