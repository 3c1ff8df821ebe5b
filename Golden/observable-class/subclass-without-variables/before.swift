// Catalogue 11: a subclass without variables of its own is Observable by its superclass.
import SwiftUI

class Document: ObservableObject {
    @Published var title = "Untitled"
}

final class PlainDocument: Document {
    let kind = "plain"

    var name: String { title + kind }
}

final class NamedDocument: Document {
    lazy var name = title
}

struct DocumentView: View {
    @ObservedObject var plain: PlainDocument
    @EnvironmentObject var named: NamedDocument

    var body: some View {
        Text(plain.name + named.name)
        TextField("Title", text: $plain.title)
        TextField("Title", text: $named.title)
    }
}

struct DocumentScreen: View {
    @StateObject private var plain = PlainDocument()
    @StateObject private var named = NamedDocument()

    var body: some View {
        DocumentView(plain: plain).environmentObject(named)
    }
}
