// Catalogue 123: a parameter, a member of a model, a property of another view, and a chain through an optional.
import SwiftUI

final class Song: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title = ""
}

final class Album: ObservableObject {
    @Published var songs: [Song] = []
    @Published var opener = Song()
}

struct SongView: View {
    @EnvironmentObject private var song: Song

    var body: some View {
        Text(song.title)
    }
}

struct AlbumView: View {
    @ObservedObject var album: Album

    var body: some View {
        SongView().environmentObject(album.opener)
        ForEach(album.songs) { song in
            SongView().environmentObject(song)
        }
        if let last = album.songs.last {
            SongView().environmentObject(last)
        }
        row(for: album.opener)
    }

    private func row(for song: Song) -> some View {
        SongView().environmentObject(song)
    }
}
