// Catalogue 122: the binding is in an extension of the view in another file.
import SwiftUI

@Observable
final class Note {
    var text = ""
}

struct NoteView: View {
    @Environment(Note.self) var note

    var body: some View {
        editor
    }
}

struct NoteScreen: View {
    @State private var note = Note()

    var body: some View {
        NoteView().environment(note)
    }
}
