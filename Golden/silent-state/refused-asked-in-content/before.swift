// Catalogue 213: what a view of the project takes as its content asks the clock with each update.
import SwiftUI

final class Downloads: ObservableObject {
    @Published var isRunning = Bool(false)

    func refresh(_ isOn: Bool) {
        isRunning = isOn
    }
}

struct Card: View {
    let title: () -> String

    var body: some View {
        Text(title())
    }
}

struct DownloadsView: View {
    @ObservedObject var downloads: Downloads

    var body: some View {
        Text(downloads.isRunning ? "Running" : "Stopped")
        Card { "\(Date())" }
        Button("Refresh") { downloads.refresh(true) }
    }
}
