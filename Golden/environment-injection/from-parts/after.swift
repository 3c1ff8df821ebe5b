// Catalogue 123: a parameter, a member of a model, a property of another view, and a chain through an optional.
import SwiftUI

@Observable
final class Song: Identifiable {
    let id = UUID()
    var title = ""
}

@Observable
final class Album {
    var songs: [Song] = []
    var opener = Song()
}

struct SongView: View {
    @Environment(Song.self) private var song

    var body: some View {
        Text(song.title)
    }
}

struct AlbumView: View {
    var album: Album

    var body: some View {
        SongView().environment(album.opener)
        ForEach(album.songs) { song in
            SongView().environment(song)
        }
        if let last = album.songs.last {
            SongView().environment(last)
        }
        row(for: album.opener)
    }

    private func row(for song: Song) -> some View {
        SongView().environment(song)
    }
}
