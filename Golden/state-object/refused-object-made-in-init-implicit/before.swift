// Catalogue 83, 147: .init(wrappedValue:) would go on compiling, and lose the laziness silently.
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
