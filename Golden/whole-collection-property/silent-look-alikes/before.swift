// Catalogue 58, 187: searches in parents, in events, of constants and of what is not tracked.
import SwiftUI

struct Song: Identifiable {
    let id: Int
    var title = ""
}

@Observable
final class Library2 {
    var songs: [Song] = []
    var favourites: Set<Int> = []
    let genres: [Int] = []
    @ObservationIgnored var seen: Set<Int> = []
    var current: Song?

    func toggle(_ song: Song) {
        if favourites.contains(song.id) { favourites.remove(song.id) } else { favourites.insert(song.id) }
    }
}

final class Legacy: ObservableObject {
    @Published var favourites: Set<Int> = []
}

struct SongList: View {
    @State private var library = Library2()

    var body: some View {
        Header(library: library)
        List(library.songs) { song in
            SongRow(song: song, isFavourite: library.favourites.contains(song.id), library: library, legacy: Legacy())
        }
    }
}

struct Header: View {
    let library: Library2

    var body: some View {
        Text("\(library.favourites.contains(1))")
    }
}

struct SongRow: View {
    let song: Song
    let isFavourite: Bool
    let library: Library2
    @ObservedObject var legacy: Legacy

    var body: some View {
        Button(song.title) {
            library.toggle(song)
            print(library.favourites.contains(song.id))
        }
        Text("\(isFavourite) \(library.genres.contains(1)) \(library.seen.contains(1)) \(library.current?.title ?? "")")
        Text("\(legacy.favourites.contains(1))")
        ForEach(library.songs) { other in
            Text("\(library.favourites.contains(other.id))")
        }
    }
}
