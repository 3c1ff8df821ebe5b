// Catalogue 4: the conformance is ours, the class is not.
import PlayerKit
import SwiftUI

extension Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.title)
    }
}
