// Catalogue 67: plain properties that announce their changes by observers.
import SwiftUI

final class Player: ObservableObject {
    var volume = 1 {
        willSet { objectWillChange.send() }
    }
    var title = "" { didSet { self.objectWillChange.send() } }
    @Published var isPlaying = false
}

struct Root: View {
    @StateObject private var player = Player()

    var body: some View {
        Stepper("Volume", value: $player.volume)
        TextField("Title", text: $player.title)
        Toggle("Playing", isOn: $player.isPlaying)
        Text("\(player.title) at \(player.volume)\(player.isPlaying ? "" : ", paused")")
    }
}
