// Catalogue 83, 147: making the object only assigns properties, so that making it more often can't be noticed.
import SwiftUI

final class Importer: ObservableObject {
    @Published var files: [String]

    init(files: [String]) {
        self.files = files
    }
}

struct ImportView: View {
    @StateObject private var importer: Importer

    init(files: [String]) {
        _importer = .init(wrappedValue: Importer(files: files))
    }

    var body: some View {
        Text("\(importer.files.count)")
    }
}
