// Catalogue 221: closures of commands, settings and the menu bar that are written in an app's body are like Commands.
import SwiftUI

final class Editor: ObservableObject {
    @Published var canSave = false
    @Published var isWrapping = false
    @Published var name = ""
    @Published var theme = ""
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View { Text(editor.name + editor.theme) }
}

@main
struct EditorApp: App {
    @StateObject private var editor = Editor()

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
