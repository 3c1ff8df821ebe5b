// Catalogue 101: the only binding is in an extension of the view in another file.
import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 0.5
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        controls
    }
}
