// Catalogue 222, 103: making an object reads which one another holds, and sets a property of that one, which it does not read.
import SwiftUI

@Observable
final class Search {
    var query = ""
}

@Observable
final class Document {
    var search: Search?

    func open() {
        search = Search()
    }
}

@Observable
final class Editor {
    var text = ""

    init(document: Document) {
        if document.search != nil { text = "Searching" }
        Task { @MainActor in document.search?.query = "a" }
    }
}

struct EditorView: View {
    @Bindable var editor: Editor

    var body: some View {
        TextField("Text", text: $editor.text)
    }
}

struct SearchView: View {
    @Bindable var search: Search

    var body: some View {
        TextField("Search", text: $search.query)
    }
}

struct DocumentView: View {
    var document: Document

    var body: some View {
        Button("Open") { document.open() }
        if let search = document.search {
            SearchView(search: search)
        }
    }
}

struct RootView: View {
    let document: Document

    var body: some View {
        EditorView(editor: Editor(document: document))
        DocumentView(document: document)
    }
}
