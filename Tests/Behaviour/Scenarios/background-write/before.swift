// Catalogue 72: work on another queue that comes back to the main one.
import SwiftUI

final class Download: ObservableObject {
    @Published private(set) var progress = 0
    @Published private(set) var isDone = false

    func start() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [weak self] in
            let total = (1...100).reduce(0, +)
            DispatchQueue.main.async {
                self?.progress = total
                self?.isDone = true
            }
        }
    }
}

struct Root: View {
    @StateObject private var download = Download()

    var body: some View {
        Button("Start") { download.start() }
        Text(download.isDone ? "done \(download.progress)" : "waiting")
    }
}
