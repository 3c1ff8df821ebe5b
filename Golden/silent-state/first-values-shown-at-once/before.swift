// Catalogue 213: a value begins the state of a view that the body around shows itself, or makes anew where it is presented.
import SwiftUI

final class Draft {
    static let shared = Draft()
    var text = ""
}

struct Editor: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { TextField("Draft", text: $text) }
}

final class Notes: ObservableObject {
    @Published var title = "Notes"
    @Published var saves = 0

    func save(_ text: String) {
        Draft.shared.text = text
        saves += 1
    }
}

struct NotesView: View {
    @ObservedObject var notes: Notes
    @State private var isOpen = false
    @State private var isPresented = false

    var body: some View {
        VStack {
            Text(notes.title)
            if isOpen { Editor(text: Draft.shared.text) }
            editor
        }
        .sheet(isPresented: $isPresented) { Editor(text: Draft.shared.text) }
    }

    private var editor: some View {
        Group { Editor(text: Draft.shared.text).padding() }
    }
}
