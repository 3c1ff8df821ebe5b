import SwiftUI

@Observable
final class Note {
    var text = ""
}

struct NoteView: View {
    @State private var note: Note

    init() { _note = State(initialValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct Screen: View {
    @State private var isOpen = false

    var body: some View {
        Group {
            Toggle("Open", isOn: $isOpen)
            if isOpen { NoteView() }
        }
    }
}
