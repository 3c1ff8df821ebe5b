// Catalogue 35, 42, 43: weak, unowned, let, static, computed and plain stored properties are left alone.
import SwiftUI

protocol EditorDelegate: AnyObject {
    func editorDidSave()
}

final class Workspace {
    var name = "main"
}

final class Editor: ObservableObject {
    @Published var text = ""

    weak var delegate: EditorDelegate?
    unowned let workspace: Workspace
    let created = Date()
    static var opened = 0
    var cursor = 0
    private var undoStack: [String] = []
    var isEmpty: Bool { text.isEmpty }

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    func save() {
        undoStack.append(text)
        delegate?.editorDidSave()
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        TextField("Text \(editor.cursor)", text: $editor.text)
    }
}
