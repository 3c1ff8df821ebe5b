// Catalogue 83: a modifier of the project that shows its content in one place shows it as long as the body around does.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Framed: ViewModifier {
    var width: CGFloat

    func body(content: Content) -> some View {
        VStack { content.padding() }
            .frame(width: width)
    }
}

extension View {
    func framed() -> some View { modifier(Framed(width: 100)) }
    func titled(_ title: String) -> some View { self.navigationTitle(title).framed() }
}

struct RootView: View {
    var body: some View {
        NoteView(id: 1).titled("Note")
        NoteView(id: 2).modifier(Framed(width: 200))
    }
}
