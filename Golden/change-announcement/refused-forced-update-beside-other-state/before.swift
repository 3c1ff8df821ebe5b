// Catalogue 47: a view that shows state from elsewhere may come to more of the object where it has read nothing of it.
import SwiftUI

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

final class Track {
    var title = ""
}

/// Nobody announces the condition.
final class Playlist: ObservableObject {
    @Published private(set) var tracks: [Track] = []

    func rename(_ track: Track, to title: String) {
        track.title = title
        Settings.shared.isLarge = true
        objectWillChange.send()
    }
}

struct PlaylistView: View {
    @ObservedObject var playlist: Playlist

    var body: some View {
        if Settings.shared.isLarge {
            Text(playlist.tracks.first?.title ?? "")
        }
    }
}

/// The object is handed on.
final class Album: ObservableObject {
    @Published private(set) var tracks: [Track] = []
    @Published var name = ""

    func rename(_ track: Track, to title: String) {
        track.title = title
        objectWillChange.send()
    }
}

func title(of album: Album) -> String { album.tracks.first?.title ?? "" }

struct AlbumView: View {
    @ObservedObject var album: Album
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(album.name)
        }
        Text(title(of: album))
    }
}

/// A function of the object gives what can't be announced.
final class Songs: ObservableObject {
    @Published private(set) var tracks: [Track] = []

    func rename(_ track: Track, to title: String) {
        track.title = title
        objectWillChange.send()
    }
}

extension Songs {
    func title(at index: Int) -> String { Settings.shared.isLarge ? "\(index)" : "" }
}

struct SongsView: View {
    @ObservedObject var songs: Songs
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(songs.title(at: 1))
        }
        Text(Settings.shared.isLarge ? "Large" : "Small")
    }
}
