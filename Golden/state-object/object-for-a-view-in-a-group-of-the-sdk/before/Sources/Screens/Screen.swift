import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: View {
    @StateObject private var note: Note

    init() { _note = StateObject(wrappedValue: Note()) }

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
