// Catalogue 222, 103: making an object reads which one another holds, or a value of it, and sets that.
import SwiftUI

@Observable
final class Search {
    var query = ""
}

final class Document: ObservableObject {
    @Published var search: Search?

    func open() {
        search = Search()
    }
}

@Observable
final class Editor {
    var text = ""

    init(document: Document) {
        if document.search != nil { text = "Searching" }
        Task { @MainActor in document.search = Search() }
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

struct Limits {
    var width = 0
}

final class Page: ObservableObject {
    @Published var limits = Limits()
}

@Observable
final class Ruler {
    var width: Int

    init(page: Page) {
        width = page.limits.width
        Task { @MainActor in page.limits.width += 1 }
    }
}

struct RulerView: View {
    @Bindable var ruler: Ruler

    var body: some View {
        Stepper("Width", value: $ruler.width)
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text("\(page.limits.width)")
    }
}

struct DeskView: View {
    let page: Page

    var body: some View {
        RulerView(ruler: Ruler(page: page))
        PageView(page: page)
    }
}
