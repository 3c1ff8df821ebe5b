// Catalogue 101: the only binding is in an extension of the view in another file.
import SwiftUI

@Observable
final class Player {
    var volume = 0.5
}

struct PlayerView: View {
    @Bindable var player: Player

    var body: some View {
        controls
    }
}
