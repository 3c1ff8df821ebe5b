// Catalogue 20, 80, 100: the view owns the object on one platform and is given it on the other.
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    #if os(watchOS)
    @StateObject private var player = Player()
    #else
    @ObservedObject var player: Player
    #endif

    var body: some View {
        Text(player.title)
    }
}
