// Catalogue 213: a fetch request tells of changes of what it fetches, and of nothing to which a relation leads from
// there; what a view shows of that was refreshed by each change of the model.
import CoreData
import SwiftUI

final class Folder: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var notes: Set<Note>
}

final class Note: NSManagedObject {
    @NSManaged var text: String
    @NSManaged var folder: Folder?
}

final class Shelf: ObservableObject {
    @Published var error: String?
    @Published var isBusy = false

    func rename(_ folder: Folder) {
        folder.title = "Renamed"
        error = nil
    }
}

struct NotesView: View {
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            ForEach(notes) { note in
                Text(note.folder?.title ?? "None")
            }
            Text(shelf.isBusy ? "Busy" : "Ready")
            Button("Start") { shelf.isBusy.toggle() }
            Button("Rename") { notes.first?.folder.map { shelf.rename($0) } }
        }
    }
}

final class Editor: ObservableObject {
    @Published var error: String?
    @Published var isBusy = false

    func edit(_ note: Note) {
        note.text = "Edited"
        error = nil
    }
}

struct FolderView: View {
    @ObservedObject var folder: Folder
    @ObservedObject var editor: Editor

    var body: some View {
        VStack {
            ForEach(Array(folder.notes)) { note in
                if let first = note.text.first {
                    Text(String(first))
                }
                Button("Edit") { editor.edit(note) }
            }
            Text(editor.isBusy ? "Busy" : "Ready")
            Button("Start") { editor.isBusy.toggle() }
        }
    }
}
