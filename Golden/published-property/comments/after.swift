// Catalogue 31: comments around the attribute survive.
import SwiftUI

@Observable
final class Note {
    /// Shown in the title bar.
    var title = "" // never empty
    /* markdown */ var body = ""
    // one per line
    var tags: [String] = []
    // MARK: - State
    // set by the editor
    var isDirty = false
}

struct NoteView: View {
    var note: Note

    var body: some View {
        Text(note.title + note.body + note.tags.joined() + (note.isDirty ? "*" : ""))
    }
}
