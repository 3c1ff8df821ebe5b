// Catalogue 41: $0 is a binding where the call is given one, and what gets its member sets it.
import SwiftUI

struct Note: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

final class Topic: ObservableObject, Identifiable {
    @Published var note = Note(id: 1, text: "")
}

struct NoteField: View {
    @Binding var note: Note

    var body: some View {
        Button(note.text) { note = Note(id: note.id, text: "new") }
    }
}

struct TopicsView: View {
    @Binding var topics: [Topic]

    var body: some View {
        ForEach($topics) { NoteField(note: $0.note) }
    }
}

final class Draft: ObservableObject {
    @Published var note = Note(id: 1, text: "")
}

extension View {
    func editor<Item, Content: View>(item: Binding<Item>, @ViewBuilder content: (Binding<Item>) -> Content) -> some View {
        content(item)
    }
}

struct DraftsView: View {
    @State private var draft = Draft()

    var body: some View {
        Text("").editor(item: $draft) { NoteField(note: $0.note) }
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Text(draft.note.text)
    }
}

struct TopicView: View {
    @ObservedObject var topic: Topic

    var body: some View {
        Text(topic.note.text)
    }
}
