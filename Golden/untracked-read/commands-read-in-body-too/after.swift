// Catalogue 221: the body reads the property as well, or only views and actions use the object.
import SwiftUI

@Observable
final class Editor {
    var canSave = false
    var name = ""
}

struct EditorView: View {
    var editor: Editor

    var body: some View { Text(editor.name) }
}

@main
struct EditorApp: App {
    @State private var editor = Editor()

    var body: some Scene {
        WindowGroup(editor.canSave ? "Changed" : "Saved") {
            EditorView(editor: editor)
        }
        .commands {
            CommandMenu("Edit") {
                Button("Save") { editor.name = "" }.disabled(!editor.canSave)
            }
        }
        Settings {
            EditorView(editor: editor)
        }
    }
}
