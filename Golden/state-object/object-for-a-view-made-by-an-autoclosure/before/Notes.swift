// Catalogue 83: a view that takes another one as an autoclosure makes it in its body, each time that it is shown.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct LazyNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Note", destination: LazyView(LazyNote(id: 1)))
    }
}
