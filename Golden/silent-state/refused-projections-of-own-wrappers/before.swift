// Catalogue 212: what a wrapper of the project projects is read at once, unlike the publisher of a published property.
import SwiftUI

@propertyWrapper
struct Checked {
    var wrappedValue = ""

    var projectedValue: Bool { wrappedValue.count > 3 }
}

final class Draft {
    @Checked var title = ""
}

final class Editor: ObservableObject {
    @Published var words = 0
    @Published var isEdited = false
    let draft = Draft()

    func edit() {
        draft.title += "x"
        isEdited = true
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        Text("\(editor.words)")
        if editor.draft.$title { Text("Valid") }
        Button("Edit") { editor.edit() }
        EditedView(editor: editor)
    }
}

struct EditedView: View {
    @ObservedObject var editor: Editor

    var body: some View { Text(editor.isEdited ? "edited" : "") }
}
