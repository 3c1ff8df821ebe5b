// Catalogue 222: a getter makes the object that a sheet's view is given, and reads what the body did not observe.
import SwiftUI

final class Entry: ObservableObject {
    @Published var tags: [String] = []

    var editor: Editor {
        guard let first = tags.first else { return Editor(tag: "") }
        return Editor(tag: first)
    }
}

final class Editor: ObservableObject {
    @Published var note = ""
    let tag: String

    init(tag: String) {
        self.tag = tag
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        TextField(editor.tag, text: $editor.note)
    }
}

struct EntryMenu: View {
    let entry: Entry
    @State private var isShown = false

    var body: some View {
        Button("Edit") { isShown = true }
            .sheet(isPresented: $isShown) { EditorView(editor: entry.editor) }
        Button("Tag") { entry.tags.append("new") }
    }
}
