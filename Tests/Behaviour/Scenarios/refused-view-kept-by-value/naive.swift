// Different: the view that is shown again has the object that it had.
import SwiftUI

@Observable
final class Note {
    var text: String

    init(text: String) {
        self.text = text
    }
}

struct NoteView: View {
    @State private var note: Note

    init(text: String) {
        _note = State(initialValue: Note(text: text))
    }

    var body: some View {
        TextField("Note", text: $note.text)
        Text("note \(note.text)")
    }
}

struct Card<Content: View>: View {
    @State private var isOpen = false
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content }
    }
}

struct Root: View {
    var body: some View {
        Card { NoteView(text: "card") }
    }
}
