// Catalogue 107, 221: what a window shows is updated by itself; what the commands beside it read is not.
import SwiftUI

final class Editor: ObservableObject {
    @Published var canSave = false
    @Published var title = ""
}

@main
struct EditorApp: App {
    @StateObject private var editor = Editor()

    private var content: some View { Text(editor.title) }

    var body: some Scene {
        WindowGroup {
            Toggle(editor.canSave ? "Changed" : "Saved", isOn: $editor.canSave)
            content
        }
        .commands {
            CommandMenu("Edit") {
                Button("Save \(editor.title)") { editor.title = "" }.disabled(!editor.canSave)
            }
        }
    }
}
