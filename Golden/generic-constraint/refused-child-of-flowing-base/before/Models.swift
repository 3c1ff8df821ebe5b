// Catalogue 11, 154: the subclass flows into generic code; the base and a second subclass stay with it.
import Combine

class Document: ObservableObject {
    @Published var title = ""
}

final class TextDocument: Document {
    @Published var text = ""
}

final class ImageDocument: Document {
    @Published var size = 0
}
