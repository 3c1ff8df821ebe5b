// Catalogue 80, 100, 120: the wrappers are named with their module.
import SwiftUI

@Observable
final class Note {
    var text = ""
}

struct NoteView: View {
    @SwiftUI.State private var note = Note()

    var body: some View {
        NoteText(note: note).environment(note)
    }
}

struct NoteText: View {
    var note: Note

    var body: some View {
        Text(note.text)
    }
}
