// Catalogue 58, 187: each row looks for itself in a collection.
import SwiftUI

struct Song: Identifiable {
    let id: Int
    var title = ""
}

@Observable
final class Library2 {
    var songs: [Song] = []
    var favourites: Set<Int> = []
    var ratings: [Int: Int] = [:]

    func isFavourite(_ song: Song) -> Bool {
        favourites.contains(song.id)
    }
}

struct SongList: View {
    @State private var library = Library2()

    var body: some View {
        List(library.songs) { song in
            SongRow(song: song, library: library)
        }
        ForEach(library.songs) { song in
            VStack {
                Stars(id: song.id).environment(library)
            }
        }
    }
}

struct SongRow: View {
    let song: Song
    let library: Library2

    var body: some View {
        if library.isFavourite(song) {
            Text(song.title)
        }
        if library.favourites.contains(song.id) {
            Text("*")
        }
    }
}

struct Stars: View {
    let id: Int
    @Environment(Library2.self) private var library

    var body: some View {
        Text(library.songs.first { $0.id == id }?.title ?? "")
    }
}
