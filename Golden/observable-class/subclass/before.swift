// Catalogue 11: base and subclass convert together; a subclass with variables needs the attribute too.
import SwiftUI

class Document: ObservableObject {
    @Published var title = "Untitled"
}

final class TextDocument: Document {
    @Published var text = ""
    var isReadOnly = false
}

final class PlainDocument: Document {}

struct DocumentView: View {
    @ObservedObject var document: TextDocument
    @ObservedObject var template: PlainDocument

    var body: some View {
        Text(document.title + document.text + template.title)
    }
}
