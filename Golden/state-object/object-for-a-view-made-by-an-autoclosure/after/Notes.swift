// Catalogue 83: a view that takes another one as an autoclosure makes it in its body, each time that it is shown.
import SwiftUI

@Observable
final class Note {
    let id: Int
    var draft = ""

    init(id: Int) { self.id = id }
}

struct LazyNote: View {
    @State private var note: Note

    init(id: Int) { _note = State(initialValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Note", destination: LazyView(LazyNote(id: 1)))
    }
}
