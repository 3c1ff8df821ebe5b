// Catalogue 162: deinit of a class on the main actor reads a plain property, which a view reads too.
import SwiftUI

@MainActor
final class Upload: ObservableObject {
    @Published var progress = 0.0
    var name = "file"

    deinit {
        print(name)
    }

    func rename(_ name: String) {
        self.name = name
    }
}

struct UploadView: View {
    @ObservedObject var upload: Upload

    var body: some View {
        Text("\(upload.name) \(upload.progress)")
    }
}
