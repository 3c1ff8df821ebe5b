// Catalogue 84, 85: of the objects that a view is made with, the first one is kept.
import SwiftUI

final class Player: ObservableObject {
    let name: String
    @Published var score = 0

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
    @StateObject private var player: Player

    init(player: Player) {
        _player = StateObject(wrappedValue: player)
    }

    var body: some View {
        Text("\(player.name) \(player.score)")
        Button("Score") { player.score += 1 }
    }
}
