// Catalogue 83: what a closure makes is kept and shown again.
import SwiftUI

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) {
        _note = StateObject(wrappedValue: Note(text: text))
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
