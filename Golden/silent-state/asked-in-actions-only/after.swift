// Catalogue 213: what views of the project take as actions asks the clock and the defaults when it is tapped.
import SwiftUI

@Observable
final class Downloads {
    var isRunning = false

    func restart() {
        isRunning = UserDefaults.standard.bool(forKey: "restarts")
    }

    func stop() {
        isRunning = Date() < Date.distantPast
    }
}

struct Retry: View {
    let title: String
    let retry: () -> Void

    var body: some View {
        Button(title, action: retry)
    }
}

struct DownloadsView: View {
    var downloads: Downloads

    var body: some View {
        Text(downloads.isRunning ? "Running" : "Stopped")
        Retry(title: "Again") {
            downloads.restart()
        }
        Retry(title: "Stop", retry: downloads.stop)
    }
}
