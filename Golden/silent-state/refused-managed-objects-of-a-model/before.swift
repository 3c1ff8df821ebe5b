// Catalogue 213: a published array of managed objects stays the same while its objects change, as does a published
// object; what a view shows of them was refreshed by each change of the model.
import CoreData
import SwiftUI

final class Note: NSManagedObject {
    @NSManaged var text: String
}

final class NoteList: ObservableObject {
    @Published var notes: [Note] = []
    @Published var isBusy = false

    func edit(_ note: Note) {
        note.text = "Edited"
        isBusy = true
    }
}

struct NotesView: View {
    @ObservedObject var list: NoteList

    var body: some View {
        ForEach(list.notes) { note in
            Text(note.text)
            Button("Edit") { list.edit(note) }
        }
    }
}

final class Editor: ObservableObject {
    @Published var note: Note?
    @Published var isBusy = false

    var title: String { note?.text ?? "" }

    func edit() {
        note?.text = "Edited"
        isBusy = true
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        Text(editor.title)
        Button("Edit") { editor.edit() }
    }
}
