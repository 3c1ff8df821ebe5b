// Catalogue 35: with the strict policy only what was published is tracked.
import SwiftUI

final class Upload: ObservableObject {
    @Published var progress = 0
    private var attempts = 0
    private var names: [String] = []

    func retry() {
        attempts += 1
        names.append("n\(attempts)")
        progress = attempts * 10
    }
}

struct Root: View {
    @StateObject private var upload = Upload()

    var body: some View {
        Button("Retry") { upload.retry() }
        Text("\(upload.progress) %")
    }
}
