// Catalogue 10: the macro knows classes only.
import Combine
import SwiftUI

actor Downloader: ObservableObject {
    private var running = 0

    func start() {
        running += 1
    }
}

struct DownloadView: View {
    @StateObject private var downloader = Downloader()

    var body: some View {
        Button("Start") {
            Task { await downloader.start() }
        }
    }
}
