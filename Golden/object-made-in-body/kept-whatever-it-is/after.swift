// Catalogue 222: the function keeps the object and gives it back whatever becomes of it; what it reads there decides nothing.
import SwiftUI

@Observable
final class Player {
    private(set) var hasFailed = false

    func markFailed() { hasFailed = true }
}

final class PlayerPool {
    private var current: Player?

    func player() -> Player {
        if let current {
            print(current.hasFailed)
            return current
        }
        let player = Player()
        current = player
        return player
    }
}

struct PlayerPage: View {
    let pool: PlayerPool
    @State private var isWide = false

    var body: some View {
        Toggle("Wide", isOn: $isWide)
        PlayerScreen(player: pool.player())
    }
}

struct PlayerScreen: View {
    var player: Player

    var body: some View {
        if !player.hasFailed { Button("Fail") { player.markFailed() } }
    }
}
