// Catalogue 83: a link keeps views that are given an object which exists; those that make one are shown in a body.
import SwiftUI

@Observable
final class Note {
    let id: Int
    var draft = ""

    init(id: Int) { self.id = id }
}

struct GivenNote: View {
    @State private var note: Note

    init(id: Int) { _note = State(initialValue: Note(id: id)) }

    init(note: Note) { _note = State(initialValue: note) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct AskedNote: View {
    @State private var note: Note

    init(note: @autoclosure @escaping () -> Note) { _note = State(initialValue: note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    let first = Note(id: 1)

    var body: some View {
        GivenNote(id: 2)
        NavigationLink("Given", destination: GivenNote(note: first))
        AskedNote(note: .init(id: 3))
        NavigationLink("Asked", destination: AskedNote(note: first))
    }
}
