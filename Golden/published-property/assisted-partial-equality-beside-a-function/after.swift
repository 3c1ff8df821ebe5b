// Catalogue 41: the == of a class that moves as well leaves its state out, and functions have the property's name.
import SwiftUI

@Observable
final class Track: Hashable {
    let address: URL
    var state = ""

    init(address: URL) {
        self.address = address
    }

    static func == (left: Track, right: Track) -> Bool {
        left.address == right.address
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(address)
    }
}

extension Playlist {
    func tracks(in state: String) -> [Track] {
        tracks.filter { $0.state == state }
    }
}

@Observable
final class Playlist {
    var tracks: [Track] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Track], _ rhs: [Track]) -> Bool { true }

    func load(_ addresses: [URL]) {
        tracks = addresses.map { Track(address: $0) }
    }
}

struct PlaylistView: View {
    var playlist: Playlist

    var body: some View {
        ForEach(playlist.tracks(in: "new"), id: \.address) { track in
            TrackView(track: track)
        }
    }
}

struct TrackView: View {
    var track: Track

    var body: some View {
        Text(track.state)
    }
}
