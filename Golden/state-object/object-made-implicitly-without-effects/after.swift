// Catalogue 83, 147: making the object only assigns properties, so that making it more often can't be noticed.
import SwiftUI

@Observable
final class Importer {
    var files: [String]

    init(files: [String]) {
        self.files = files
    }
}

struct ImportView: View {
    @State private var importer: Importer

    init(files: [String]) {
        _importer = .init(wrappedValue: Importer(files: files))
    }

    var body: some View {
        Text("\(importer.files.count)")
    }
}
