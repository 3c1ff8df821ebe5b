// Catalogue 83: the view that keeps it shows `self.content` under a condition, so again and again.
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

struct Card<Content: View>: View {
    @State private var isOpen = false
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { self.content }
        }
    }
}

struct RootView: View {
    var body: some View { Card { NoteView(text: "A") } }
}
