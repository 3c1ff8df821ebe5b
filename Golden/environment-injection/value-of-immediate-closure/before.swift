// Catalogue 123, 124: the injected object comes from a closure that is called at once
import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
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
    @EnvironmentObject var player: Player

    var body: some View {
        Text(player.isPlaying ? "on" : "off")
    }
}

struct Root: View {
    let session: Session

    var body: some View {
        VStack {
            Controls().environmentObject(session.player)
            Controls().environmentObject(session.second)
            Controls().environmentObject(session.third())
            Controls().environmentObject(session.fourth)
            Controls().environmentObject(session.fifth)
            Controls().environmentObject({ Player() }())
        }
    }
}
