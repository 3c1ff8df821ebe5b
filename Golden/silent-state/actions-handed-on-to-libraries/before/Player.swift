import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
    var note = 0

    func play(_ note: Int) {
        self.note = note
        isPlaying = true
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.isPlaying ? "\(player.note)" : "–")
        Keys(noteOn: player.play)
    }
}
