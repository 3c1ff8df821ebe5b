// Catalogue 150: a protocol of SwiftUI refines ObservableObject, which the class names as well.
import SwiftUI
import UniformTypeIdentifiers

final class Sketch: ReferenceFileDocument, ObservableObject {
    static var readableContentTypes: [UTType] { [] }

    @Published var text = ""

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

struct SketchView: View {
    @ObservedObject var sketch: Sketch

    var body: some View {
        TextEditor(text: $sketch.text)
    }
}
