// Catalogue 11: a subclass without variables of its own is Observable by its superclass.
import SwiftUI

@Observable
class Document {
    var title = "Untitled"
}

final class PlainDocument: Document {
    let kind = "plain"

    var name: String { title + kind }
}

@Observable
final class NamedDocument: Document {
    @ObservationIgnored lazy var name = title
}

struct DocumentView: View {
    @Bindable var plain: PlainDocument
    @Environment(NamedDocument.self) var named

    var body: some View {
        @Bindable var named = named
        Text(plain.name + named.name)
        TextField("Title", text: $plain.title)
        TextField("Title", text: $named.title)
    }
}

struct DocumentScreen: View {
    @State private var plain = PlainDocument()
    @State private var named = NamedDocument()

    var body: some View {
        DocumentView(plain: plain).environment(named)
    }
}
