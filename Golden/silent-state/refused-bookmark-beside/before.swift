// Catalogue 213: where a bookmark leads is told by nothing, and was seen when another property changed.
import SwiftUI

final class Recording: ObservableObject {
    @Published var bookmark = Data()
    @Published var isCleaned = false
}

struct RecordingView: View {
    @ObservedObject var recording: Recording

    var body: some View {
        Text(path ?? "not connected")
        Button("Clean") { recording.isCleaned.toggle() }
    }

    private var path: String? {
        var isStale = false
        return (try? URL(resolvingBookmarkData: recording.bookmark, bookmarkDataIsStale: &isStale))?.path
    }
}
