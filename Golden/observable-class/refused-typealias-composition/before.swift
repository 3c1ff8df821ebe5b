// Catalogue 19: the conformance hides in an alias of a composition.
import SwiftUI

protocol Persisting {
    func save()
}

typealias Store = ObservableObject & Persisting

final class NoteStore: Store {
    @Published var notes: [String] = []

    func save() {}
}

struct NotesView: View {
    @StateObject private var store = NoteStore()

    var body: some View {
        Button("\(store.notes.count)") { store.save() }
    }
}
