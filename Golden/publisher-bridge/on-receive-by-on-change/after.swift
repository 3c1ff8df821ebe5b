// Catalogue 73: a view that follows the model gets the values by onChange(of:), where it uses nothing but the value.
import SwiftUI

enum Phase {
    case idle, busy
}

struct Track: Equatable {
    var title = ""
}

@Observable
final class Player {
    var position = 0.0
    var isDone = false
    var phase = Phase.idle
    var track: Track?
}

struct PlayerView: View {
    @State private var player = Player()
    @Environment(\.dismiss) private var dismiss
    @State private var shown = 0.0
    @State private var title = ""

    var body: some View {
        Text("\(shown) \(title)")
            .onChange(of: player.position, initial: true) { _, position in
                withAnimation { shown = position }
            }
            .onChange(of: self.player.isDone, initial: true) { _, isDone in if isDone { dismiss() } }
            .onChange(of: player.phase, initial: true) { _, _ in title = "" }
            .onChange(of: player.track, initial: true) { _, track in
                title = track?.title ?? ""
            }
    }
}
