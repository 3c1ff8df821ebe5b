// Catalogue 83: a link keeps views that are given an object which exists; those that make one are shown in a body.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct GivenNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    init(note: Note) { _note = StateObject(wrappedValue: note) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct AskedNote: View {
    @StateObject private var note: Note

    init(note: @autoclosure @escaping () -> Note) { _note = StateObject(wrappedValue: note()) }

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
