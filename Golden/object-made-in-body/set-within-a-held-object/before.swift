// Catalogue 222, 103: making an object reads which one another holds, and sets a property of that one, which it does not read.
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
}

final class Document: ObservableObject {
    @Published var search: Search?

    func open() {
        search = Search()
    }
}

final class Editor: ObservableObject {
    @Published var text = ""

    init(document: Document) {
        if document.search != nil { text = "Searching" }
        Task { @MainActor in document.search?.query = "a" }
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        TextField("Text", text: $editor.text)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Search", text: $search.query)
    }
}

struct DocumentView: View {
    @ObservedObject var document: Document

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
