// Catalogue 40, 213: beside what the view does not read, the code sets a property of which equal values are announced.
import SwiftUI

struct Song: Equatable {
    let id: Int
    var title: String
}

@Observable
final class Player {
    var song = Song(id: 0, title: "")
    var played = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Song, _ rhs: Song) -> Bool { true }

    func play(_ song: Song) {
        played += 1
        self.song = song
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text("\(player.song.title) \(Date())")
    }
}
