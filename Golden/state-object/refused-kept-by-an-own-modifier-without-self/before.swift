// Catalogue 83: a function of the project that has the name of a modifier keeps the view and shows it again.
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

    var body: some View { TextField("Note", text: $note.text) }
}

struct Folded<Content: View>: View {
    @State private var isOpen = false
    let content: Content

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content }
    }
}

extension View {
    func popover<Content: View>(folded content: () -> Content) -> some View {
        overlay { Folded(content: content()) }
    }

    func withNote() -> some View {
        popover(folded: { NoteView(text: "A") })
    }
}

struct RootView: View {
    var body: some View { Text("Root").withNote() }
}
