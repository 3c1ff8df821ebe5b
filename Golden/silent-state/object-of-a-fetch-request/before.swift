// Catalogue 213: a fetch request tells of the changes of what it fetches, whatever way the view takes to it, and leads
// to a relation that the view names only.
import CoreData
import SwiftUI

final class Folder: NSManagedObject {
    @NSManaged var title: String
}

final class Note: NSManagedObject {
    @NSManaged var text: String
    @NSManaged var folder: Folder?
}

final class Editor: ObservableObject {
    @Published var error: String?
    @Published var isBusy = false

    func edit(_ note: Note) {
        note.text = "Edited"
        note.folder?.title = "Edited"
        error = nil
    }
}

struct NotesView: View {
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
    @ObservedObject var editor: Editor

    private var visible: [Note] { notes.filter { !$0.text.isEmpty } }

    var body: some View {
        VStack {
            Text(notes.first?.text ?? "None")
            Text(notes[0].text)
            ForEach(notes) { note in
                Text(note.text)
                Text(note.folder == nil ? "Loose" : "Filed")
                Button("Edit") { editor.edit(note) }
            }
            ForEach(visible) { Text($0.text) }
            Text(editor.isBusy ? "Busy" : "Ready")
            Button("Start") { editor.isBusy.toggle() }
        }
    }
}
