// Catalogue 11: base and subclass convert together; a subclass with variables needs the attribute too.
import SwiftUI

@Observable
class Document {
    var title = "Untitled"
}

@Observable
final class TextDocument: Document {
    var text = ""
    var isReadOnly = false
}

final class PlainDocument: Document {}

struct DocumentView: View {
    var document: TextDocument
    var template: PlainDocument

    var body: some View {
        Text(document.title + document.text + template.title)
    }
}
