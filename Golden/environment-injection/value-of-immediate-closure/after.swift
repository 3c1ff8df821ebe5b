// Catalogue 123, 124: the injected object comes from a closure that is called at once
import SwiftUI

@Observable
final class Player {
    var isPlaying = false
}

final class Session {
    lazy private(set) var player = { Player() }()
    let second = { return Player() }()
    let third: () -> Player = { Player() }
    let fourth = {
        let player = Player()
        player.isPlaying = true
        return player
    }()
    let fifth = { () -> Player in Player() }()
}

struct Controls: View {
    @Environment(Player.self) var player

    var body: some View {
        Text(player.isPlaying ? "on" : "off")
    }
}

struct Root: View {
    let session: Session

    var body: some View {
        VStack {
            Controls().environment(session.player)
            Controls().environment(session.second)
            Controls().environment(session.third())
            Controls().environment(session.fourth)
            Controls().environment(session.fifth)
            Controls().environment({ Player() }())
        }
    }
}
