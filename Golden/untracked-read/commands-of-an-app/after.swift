// Catalogue 221: closures of commands, settings and the menu bar that are written in an app's body are like Commands.
import SwiftUI

@Observable
final class Editor {
    var canSave = false
    var isWrapping = false
    var name = ""
    var theme = ""
}

struct EditorView: View {
    var editor: Editor

    var body: some View { Text(editor.name + editor.theme) }
}

@main
struct EditorApp: App {
    @State private var editor = Editor()

    var body: some Scene {
        WindowGroup {
            EditorView(editor: editor)
        }
        .commands {
            CommandMenu("Edit") {
                Button("Save") { editor.name = "" }.disabled(!editor.canSave)
                Toggle("Wrap", isOn: $editor.isWrapping)
            }
        }
        Settings {
            Text(editor.theme)
        }
        MenuBarExtra("Menu", systemImage: "pencil") {
            Text(editor.name)
        }
    }
}
