// Catalogue 155: a class that views don't follow conforms to the protocol as well, and has no subject.
import Combine
import SwiftUI

protocol Playing: AnyObject {
    var isPlayingPublisher: Published<Bool>.Publisher { get }
}

final class Player: ObservableObject, Playing {
    @Published var isPlaying = false
    var isPlayingPublisher: Published<Bool>.Publisher { $isPlaying }
}

final class SilentPlayer: Playing {
    @Published var isPlaying = false
    var isPlayingPublisher: Published<Bool>.Publisher { $isPlaying }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.isPlaying ? "On" : "Off")
    }
}
