// Catalogue 213: members of an attribute's value, and those that the project sets of nothing, do not change without the
// object that is fetched.
import CoreData
import NoteModel
import SwiftUI

final class Shelf: ObservableObject {
    @Published var error: String?
    @Published var isBusy = false

    func rename(_ note: Note) {
        note.heading = "Renamed"
        error = nil
    }
}

struct NotesView: View {
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            Text(notes.first?.heading ?? "None")
            ForEach(notes) { note in
                Text(note.heading.isEmpty ? "None" : note.heading)
                Text(note.folder?.caption ?? "None")
                Button("Rename") { shelf.rename(note) }
            }
            Text(shelf.isBusy ? "Busy" : "Ready")
            Button("Start") { shelf.isBusy.toggle() }
        }
    }
}
