// Catalogue 83: a presenting modifier of the SDK makes the view each time, also where `self` is left out before it.
import SwiftUI

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) {
        _note = StateObject(wrappedValue: Note(text: text))
    }

    var body: some View { TextField("Note", text: $note.text) }
}

struct Topic: Hashable, Identifiable {
    let id: Int
}

extension View {
    func withTopics(_ topic: Binding<Topic?>) -> some View {
        sheet(item: topic) { NoteView(text: "\($0.id)") }
    }

    func withLinks() -> some View {
        navigationDestination(for: Topic.self) { NoteView(text: "\($0.id)") }
    }
}

struct RootView: View {
    @State private var topic: Topic?

    var body: some View {
        NavigationStack {
            Button("Open") { topic = Topic(id: 1) }
                .withTopics($topic)
                .withLinks()
        }
    }
}
