// Catalogue 162, 35: another class's property has the name of one that deinit uses
import SwiftUI

@MainActor
@Observable
final class Player {
    var title = ""
    @ObservationIgnored var job = 0

    deinit {
        print(job)
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.title)
    }
}
