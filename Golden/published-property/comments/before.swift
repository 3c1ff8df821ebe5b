// Catalogue 31: comments around the attribute survive.
import SwiftUI

final class Note: ObservableObject {
    /// Shown in the title bar.
    @Published var title = "" // never empty
    @Published /* markdown */ var body = ""
    @Published // one per line
    var tags: [String] = []
    // MARK: - State
    @Published
    // set by the editor
    var isDirty = false
}

struct NoteView: View {
    @ObservedObject var note: Note

    var body: some View {
        Text(note.title + note.body + note.tags.joined() + (note.isDirty ? "*" : ""))
    }
}
