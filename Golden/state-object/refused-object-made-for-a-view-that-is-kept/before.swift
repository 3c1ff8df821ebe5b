// Catalogue 83: a link keeps a view that makes an object, also behind another initializer, as an argument, or by a function.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct GivenNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    init() { self.init(id: 2) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct AskedNote: View {
    @StateObject private var note: Note

    init(note: @autoclosure @escaping () -> Note) { _note = StateObject(wrappedValue: note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct MadeNote: View {
    @StateObject private var note: Note

    init(note: @escaping () -> Note) { _note = StateObject(wrappedValue: note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    var body: some View {
        GivenNote(id: 1)
        NavigationLink("Given", destination: GivenNote())
        AskedNote(note: Note(id: 3))
        NavigationLink("Asked", destination: AskedNote(note: Note(id: 4)))
        NavigationLink("Made", destination: MadeNote(note: make))
    }

    private func make() -> Note { Note(id: 5) }
}
