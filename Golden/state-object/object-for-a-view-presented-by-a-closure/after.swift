// Catalogue 83: the closure of navigationDestination(for:) and sheet makes another view each time, in a TabView too.
import SwiftUI

@Observable
final class Page {
    let id: Int
    var text = ""

    init(id: Int) { self.id = id }
}

@Observable
final class Note {
    var text = ""
}

struct PageView: View {
    @State var page: Page

    var body: some View { TextField("\(page.id)", text: $page.text) }
}

struct NoteView: View {
    @State private var note: Note

    init() { _note = State(initialValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct RootView: View {
    @State private var isEditing = false

    var body: some View {
        TabView {
            NavigationStack {
                List { NavigationLink("A", value: 1) }
                    .navigationDestination(for: Int.self) { destination($0) }
            }
            Button("Note") { isEditing = true }
                .sheet(isPresented: $isEditing) { VStack { NoteView() } }
        }
    }

    @ViewBuilder private func destination(_ id: Int) -> some View {
        PageView(page: Page(id: id))
    }
}
