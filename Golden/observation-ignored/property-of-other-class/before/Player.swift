// Catalogue 162, 35: another class's property has the name of one that deinit uses
import SwiftUI

@MainActor
final class Player: ObservableObject {
    @Published var title = ""
    var job = 0

    deinit {
        print(job)
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.title)
    }
}
