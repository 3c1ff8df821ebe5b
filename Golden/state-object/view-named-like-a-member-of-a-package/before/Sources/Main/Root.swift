// Catalogue 83: code of a module below the app can't name what the app declares.
import Backend
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

struct RootView: View {
    @ObservedObject var items: Items

    var body: some View { ZStack { content } }

    var content: some View { List { NoteView(id: 1) } }
}
