// Catalogue 20, 80, 100: the view owns the object on one platform and is given it on the other.
import SwiftUI

@Observable
final class Player {
    var title = ""
}

struct PlayerView: View {
    #if os(watchOS)
    @State private var player = Player()
    #else
    var player: Player
    #endif

    var body: some View {
        Text(player.title)
    }
}
