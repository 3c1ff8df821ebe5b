// Catalogue 153: the model that flows into it.
import SwiftUI

@Observable
final class AudioPlayer: PlayerModel {
    var position = 0.0
}

struct AudioView: View {
    @State private var player = AudioPlayer()

    var body: some View {
        PlayerView(model: player)
    }
}
