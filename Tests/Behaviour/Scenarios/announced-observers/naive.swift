// Stale: what was not published is ignored.
import SwiftUI

@Observable
final class Player {
    @ObservationIgnored var volume = 1
    @ObservationIgnored var title = ""
    var isPlaying = false
}

struct Root: View {
    @State private var player = Player()

    var body: some View {
        Stepper("Volume", value: $player.volume)
        TextField("Title", text: $player.title)
        Toggle("Playing", isOn: $player.isPlaying)
        Text("\(player.title) at \(player.volume)\(player.isPlaying ? "" : ", paused")")
    }
}
