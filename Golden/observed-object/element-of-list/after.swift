// Catalogue 113: each row observes its own element; the list may come from a binding of the owner.
import SwiftUI

@Observable
final class Player: Identifiable {
    let id = UUID()
    var name = ""
}

@Observable
final class Team {
    var players: [Player] = []
    var captain = Player()
}

struct PlayerRow: View {
    @Bindable var player: Player

    var body: some View {
        TextField("Name", text: $player.name)
    }
}

struct TeamView: View {
    @Bindable var team: Team

    var body: some View {
        ForEach(team.players) { player in
            PlayerRow(player: player)
        }
        TextField("Captain", text: $team.captain.name)
    }
}
