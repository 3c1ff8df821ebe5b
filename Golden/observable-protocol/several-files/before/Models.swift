// Catalogue 153: the model that flows into it.
import SwiftUI

final class AudioPlayer: PlayerModel {
    @Published var position = 0.0
}

struct AudioView: View {
    @StateObject private var player = AudioPlayer()

    var body: some View {
        PlayerView(model: player)
    }
}
