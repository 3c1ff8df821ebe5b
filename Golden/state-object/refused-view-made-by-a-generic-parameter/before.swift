// Catalogue 83: `.init(…)` of a generic parameter makes a view that is kept: any type that conforms may stand for it.
import SwiftUI

protocol Page: View {
    init(name: String)
}

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: Page {
    @StateObject private var note: Note

    init(name: String) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

func makePage<Content: Page>() -> Content { .init(name: "a") }

struct RootView: View {
    let page: NoteView = makePage()
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { page }
        }
    }
}
