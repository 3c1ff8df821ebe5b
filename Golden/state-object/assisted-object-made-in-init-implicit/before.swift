// Catalogue 83, 147: asked for, .init(wrappedValue:) stays, and makes the object for every init.
import SwiftUI

final class Importer: ObservableObject {
    @Published var files: [String]

    init(files: [String]) {
        self.files = files
        print("importing \(files.count) files")
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
