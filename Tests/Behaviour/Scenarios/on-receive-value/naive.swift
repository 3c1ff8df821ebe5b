// Stale: onChange without initial misses the first value.
import SwiftUI

@Observable
final class Player {
    var position = 0

    func seek(_ position: Int) { self.position = position }
}

struct Root: View {
    @State private var player = Player()
    @State private var shown = -1

    var body: some View {
        Button("Seek") { player.seek(player.position + 5) }
        Text("at \(player.position), shown \(shown)")
            .onChange(of: player.position) { _, position in
                shown = position
            }
    }
}
