// Catalogue 47: a view that shows state from elsewhere as well reads what is announced wherever it comes to more through the object.
import SwiftUI

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

final class Track {
    var title = ""
}

@Observable
final class Playlist {
    private(set) var name = ""
    private(set) var tracks: [Track] = []

    var longest: String { tracks.map(\.title).max() ?? "" }

    func rename(_ track: Track, to title: String) {
        track.title = title
        withMutation(keyPath: \.tracks) {}
    }
}

/// What it shows of the tracks stands behind a condition of its own.
struct PlaylistView: View {
    var playlist: Playlist
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            ForEach(playlist.tracks, id: \.title) { Text($0.title) }
        }
        Text(Settings.shared.isLarge ? "Large" : "Small")
        Button("Large") { Settings.shared.isLarge.toggle() }
    }
}

struct LongestView: View {
    var playlist: Playlist
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(playlist.longest)
        }
        Text(Settings.shared.isLarge ? "Large" : "Small")
    }
}
