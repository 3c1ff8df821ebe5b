// Catalogue 69, 150: the changes of an object of a protocol are passed on, and nothing else.
import Combine
import SwiftUI

protocol Editing: AnyObject, Observable {
    var name: String { get set }
}

@Observable
final class BookmarkEditor: Editing {
    var name = ""
}

@Observable
final class FolderEditor: Editing {
    var name = "New folder"
}

@Observable
final class Coordinator<Editor: Editing> {
    var isFolder = false
    var editor: Editor

    init(editor: Editor) {
        self.editor = editor
    }
}

struct BookmarkView: View {
    @Bindable var coordinator: Coordinator<BookmarkEditor>

    var body: some View {
        TextField(coordinator.isFolder ? "Folder" : "Bookmark", text: $coordinator.editor.name)
    }
}

struct FolderView: View {
    var coordinator: Coordinator<FolderEditor>

    var body: some View {
        Text(coordinator.editor.name)
    }
}
