// Catalogue 83: code of a module below the app gets to what the app declares by a protocol of its own.
import Backend
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View, Showing {
    var link: some View { Link(self) }

    var body: some View { ZStack { content } }

    var content: some View { List { NoteView(id: 1) } }
}
