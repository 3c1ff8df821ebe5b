// Catalogue 3, 15: the conformance stands between a superclass and a protocol.
import Foundation
import SwiftUI

@Observable
final class Player: NSObject, Identifiable {
    var isPlaying: Bool

    init(isPlaying: Bool) {
        self.isPlaying = isPlaying
        super.init()
        self.isPlaying = isPlaying && !isMuted()
    }

    private func isMuted() -> Bool { false }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
    }
}
