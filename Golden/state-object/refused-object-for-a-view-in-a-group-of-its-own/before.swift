// Catalogue 83: a container of the project with a name of SwiftUI's keeps the view and shows it again.
import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: View {
    @StateObject private var note: Note

    init() { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct Group<Content: View>: View {
    private let content: Content
    @State private var isOpen = false

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content }
        }
    }
}

struct RootView: View {
    var body: some View {
        Group { NoteView() }
    }
}
