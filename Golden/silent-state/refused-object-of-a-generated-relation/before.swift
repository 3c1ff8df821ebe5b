// Catalogue 213: classes that are generated from a Core Data model have no source; a fetch request tells nothing of
// what a relation leads to, of which the project sets a member.
import CoreData
import NoteModel
import SwiftUI

final class Shelf: ObservableObject {
    @Published var error: String?
    @Published var isBusy = false

    func rename(_ folder: Folder) {
        folder.caption = "Renamed"
        error = nil
    }
}

struct NotesView: View {
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            ForEach(notes) { note in
                Text(note.folder?.caption ?? "None")
            }
            Text(shelf.isBusy ? "Busy" : "Ready")
            Button("Start") { shelf.isBusy.toggle() }
            Button("Rename") { notes.first?.folder.map { shelf.rename($0) } }
        }
    }
}
