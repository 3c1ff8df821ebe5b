// Catalogue 83: code of a module below the app can't name what the app declares.
import Backend
import SwiftUI

@Observable
final class Note {
    let id: Int
    var draft = ""

    init(id: Int) { self.id = id }
}

struct NoteView: View {
    @State private var note: Note

    init(id: Int) { _note = State(initialValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    var items: Items

    var body: some View { ZStack { content } }

    var content: some View { List { NoteView(id: 1) } }
}
