// Catalogue 35: each change of the property that nothing reads comes with one that the views read, so that it updates none
// by itself; another one does.
import SwiftUI

@Observable
final class Player {
    var title = ""
    var count = 0
    var stamp = 0
    var pulse = 0

    func play(_ title: String) {
        self.title = title
        count += 1
        stamp = title.count
    }

    func beat() { pulse += 1 }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text("\(player.title) \(player.count) \(Date())")
    }
}
