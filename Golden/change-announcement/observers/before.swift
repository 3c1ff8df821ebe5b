// Catalogue 67: observers that announce what the macro tracks.
import SwiftUI

final class Player: ObservableObject {
    var volume = 1.0 {
        willSet { objectWillChange.send() }
    }
    var title: String = "" { didSet { self.objectWillChange.send() } }
    @Published var isPlaying = false {
        didSet {
            objectWillChange.send()
        }
    }
    var position = 0.0 {
        willSet {
            objectWillChange.send()
        }
        didSet { print(position) }
    }
    private var count = 0
    var name = "" {
        didSet {
            count += 1
            objectWillChange.send()
        }
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.title + player.name)
        Text("\(player.volume) \(player.position)")
        Toggle("Playing", isOn: $player.isPlaying)
    }
}
