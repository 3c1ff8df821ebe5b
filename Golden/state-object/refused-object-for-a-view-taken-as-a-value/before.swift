// Catalogue 83: without an autoclosure the view is made with the link, and an initializer that calls it at once keeps what it gives.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct EagerNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct CalledNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct EagerView<Content: View>: View {
    let content: Content

    init(_ content: Content) { self.content = content }

    var body: Content { content }
}

struct CalledView<Content: View>: View {
    let content: Content

    init(_ content: @autoclosure () -> Content) { self.content = content() }

    var body: Content { content }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Eager", destination: EagerView(EagerNote(id: 1)))
        NavigationLink("Called", destination: CalledView(CalledNote(id: 2)))
    }
}
