// Catalogue 113: each row observes its own element; the list may come from a binding of the owner.
import SwiftUI

final class Player: ObservableObject, Identifiable {
    let id = UUID()
    @Published var name = ""
}

final class Team: ObservableObject {
    @Published var players: [Player] = []
    @Published var captain = Player()
}

struct PlayerRow: View {
    @ObservedObject var player: Player

    var body: some View {
        TextField("Name", text: $player.name)
    }
}

struct TeamView: View {
    @ObservedObject var team: Team

    var body: some View {
        ForEach(team.players) { player in
            PlayerRow(player: player)
        }
        TextField("Captain", text: $team.captain.name)
    }
}
