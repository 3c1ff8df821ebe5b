// Catalogue 80, 100, 120: the wrappers are named with their module.
import SwiftUI

final class Note: ObservableObject {
    @SwiftUI.Published var text = ""
}

struct NoteView: View {
    @SwiftUI.StateObject private var note = Note()

    var body: some View {
        NoteText(note: note).environmentObject(note)
    }
}

struct NoteText: View {
    @SwiftUI.ObservedObject var note: Note

    var body: some View {
        Text(note.text)
    }
}
