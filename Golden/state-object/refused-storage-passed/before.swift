// Catalogue 89: the wrapper itself is passed on.
import SwiftUI

final class Editor: ObservableObject {
    @Published var text = ""
}

struct EditorField: View {
    let storage: StateObject<Editor>

    var body: some View {
        TextField("Text", text: storage.projectedValue.text)
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        EditorField(storage: _editor)
    }
}
