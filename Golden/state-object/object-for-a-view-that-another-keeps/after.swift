// Catalogue 83: a view keeps others and shows them in one place as long as it is shown itself.
import SwiftUI

@Observable
final class Note {
    var draft = ""
}

struct NoteView: View {
    @State private var note: Note

    init(id: Int) { _note = State(initialValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Card<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack { content }
        }
        .padding()
    }
}

struct Frame<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Text(title)
            content.padding()
        }
    }
}

struct RootView: View {
    @State private var ids = [1]
    @State private var isShown = false

    var body: some View {
        Card {
            ForEach(ids, id: \.self) { NoteView(id: $0) }
            Card { NoteView(id: 2) }
        }
        if isShown {
            Frame(title: "Note") { NoteView(id: 3) }
        }
        Toggle("Shown", isOn: $isShown)
    }
}
