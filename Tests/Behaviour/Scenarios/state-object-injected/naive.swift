// Different: a plain property follows the newest object and forgets the score.
import SwiftUI

@Observable
final class Player {
    let name: String
    var score = 0

    init(name: String) { self.name = name }
}

struct Root: View {
    @State private var round = 1

    var body: some View {
        Button("Next round") { round += 1 }
        Text("round \(round)")
        PlayerView(player: Player(name: "P\(round)"))
    }
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        Text("\(player.name) \(player.score)")
        Button("Score") { player.score += 1 }
    }
}
