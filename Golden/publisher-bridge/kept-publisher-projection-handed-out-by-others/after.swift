// Catalogue 155: a class that views don't follow conforms to the protocol as well, and has no subject.
import Combine
import SwiftUI

protocol Playing: AnyObject {
    var isPlayingPublisher: Published<Bool>.Publisher { get }
}

@Observable
final class Player: Playing {
    var isPlaying: Bool {
        get { access(keyPath: \.isPlaying); return isPlayingStorage }
        set { withMutation(keyPath: \.isPlaying) { isPlayingStorage = newValue } }
    }
    @ObservationIgnored @Published private var isPlayingStorage = false
    var isPlayingPublisher: Published<Bool>.Publisher { $isPlayingStorage }
}

final class SilentPlayer: Playing {
    @Published var isPlaying = false
    var isPlayingPublisher: Published<Bool>.Publisher { $isPlaying }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.isPlaying ? "On" : "Off")
    }
}
