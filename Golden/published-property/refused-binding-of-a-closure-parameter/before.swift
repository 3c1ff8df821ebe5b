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

struct TopicView: View {
    @ObservedObject var topic: Topic

    var body: some View {
        Text(topic.note.text)
    }
}
