// Catalogue 67: observers that announce what the macro tracks.
import SwiftUI

@Observable
final class Player {
    var volume = 1.0
    var title: String = ""
    var isPlaying = false
    var position = 0.0 {
        didSet { print(position) }
    }
    private var count = 0
    var name = "" {
        didSet {
            count += 1
        }
    }
}

struct PlayerView: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title + player.name)
        Text("\(player.volume) \(player.position)")
        Toggle("Playing", isOn: $player.isPlaying)
    }
}
