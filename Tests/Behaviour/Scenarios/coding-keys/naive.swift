// Different: the keys are those of the macro's storage, so that old documents can't be read.
import SwiftUI

@Observable
final class Document: Codable {
    var title = "Draft"
    var pages = 1
    let version = 2
}

@Observable
final class Editor {
    var document = Document()
    var json = ""

    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        json = (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "failed"
    }

    func load() {
        let old = Data(#"{"pages":7,"title":"Old","version":2}"#.utf8)
        do {
            document = try JSONDecoder().decode(Document.self, from: old)
        } catch {
            json = "unreadable"
        }
    }
}

struct Root: View {
    @State private var editor = Editor()

    var body: some View {
        Button("Save") { editor.save() }
        Button("Load") { editor.load() }
        DocumentView(document: editor.document)
        Text(editor.json)
    }
}

struct DocumentView: View {
    var document: Document

    var body: some View {
        Text("\(document.title), \(document.pages) pages")
    }
}
