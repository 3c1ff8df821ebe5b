// Catalogue 83: the body of the view that keeps it shows it in one place, by `self.content`.
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
    private let title = "Card"
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(title)
            self.content.padding()
        }
    }
}

struct RootView: View {
    var body: some View { Card { NoteView(text: "A") } }
}
