// Catalogue 3, 15: the conformance stands between a superclass and a protocol.
import Foundation
import SwiftUI

final class Player: NSObject, ObservableObject, Identifiable {
    @Published var isPlaying: Bool

    init(isPlaying: Bool) {
        self.isPlaying = isPlaying
        super.init()
        self.isPlaying = isPlaying && !isMuted()
    }

    private func isMuted() -> Bool { false }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
    }
}
