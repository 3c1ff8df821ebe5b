// Catalogue 89: the whole projection is passed on, and it changes its type.
import SwiftUI

final class Editor: ObservableObject {
    @Published var text = ""
}

struct EditorField: View {
    let editor: ObservedObject<Editor>.Wrapper

    var body: some View {
        TextField("Text", text: editor.text)
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        EditorField(editor: $editor)
    }
}
