// Catalogue 40, 213: with a property that the view does not read, the code sets one of which each assignment is announced.
import SwiftUI

struct Song: Equatable {
    let id: Int
    var title: String

    static func == (left: Song, right: Song) -> Bool { left.id == right.id }
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
