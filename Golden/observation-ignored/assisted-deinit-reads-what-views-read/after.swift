// Catalogue 162: asked for, the property that deinit reads is ignored.
import SwiftUI

@MainActor
@Observable
final class Upload {
    var progress = 0.0
    @ObservationIgnored var name = "file"

    deinit {
        print(name)
    }

    func rename(_ name: String) {
        self.name = name
    }
}

struct UploadView: View {
    var upload: Upload

    var body: some View {
        Text("\(upload.name) \(upload.progress)")
    }
}
