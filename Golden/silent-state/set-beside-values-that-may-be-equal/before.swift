// Catalogue 40, 213: beside what the view does not read, the code sets a property of which equal values are announced.
import SwiftUI

struct Song: Equatable {
    let id: Int
    var title: String
}

final class Player: ObservableObject {
    @Published var song = Song(id: 0, title: "")
    @Published var played = 0

    func play(_ song: Song) {
        played += 1
        self.song = song
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text("\(player.song.title) \(Date())")
    }
}
