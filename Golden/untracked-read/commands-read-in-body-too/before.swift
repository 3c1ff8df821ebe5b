// Catalogue 221: the body reads the property as well, or only views and actions use the object.
import SwiftUI

final class Editor: ObservableObject {
    @Published var canSave = false
    @Published var name = ""
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View { Text(editor.name) }
}

@main
struct EditorApp: App {
    @StateObject private var editor = Editor()

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
