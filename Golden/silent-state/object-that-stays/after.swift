// Catalogue 220: a view shows an object that it does not observe; where its class stays, the view shows a change with the next one of its own object only.
import Combine
import SwiftUI

final class Song: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var title = ""

    func rename() { title = "Song" }
}

@Observable
final class Cover {
    var color = ""

    func paint() { color = "red" }
}

@Observable
final class Player {
    var name = ""
    let song = Song()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func load() { name = "Player" }
}

@Observable
final class Album {
    var name = ""
    let cover = Cover()

    func load() { name = "Album" }
}

struct PlayerView: View {
    var player: Player

    var body: some View { Text(player.name + player.song.title) }
}

struct AlbumView: View {
    var album: Album

    var body: some View { Text(album.name + album.cover.color) }
}

struct SongView: View {
    @ObservedObject var song: Song
    var cover: Cover

    var body: some View { Text(song.title + cover.color) }
}
