// Catalogue 73: a view that follows the model gets the values by onChange(of:), where it uses nothing but the value.
import SwiftUI

enum Phase {
    case idle, busy
}

struct Track: Equatable {
    var title = ""
}

final class Player: ObservableObject {
    @Published var position = 0.0
    @Published var isDone = false
    @Published var phase = Phase.idle
    @Published var track: Track?
}

struct PlayerView: View {
    @StateObject private var player = Player()
    @Environment(\.dismiss) private var dismiss
    @State private var shown = 0.0
    @State private var title = ""

    var body: some View {
        Text("\(shown) \(title)")
            .onReceive(player.$position) { position in
                withAnimation { shown = position }
            }
            .onReceive(self.player.$isDone) { isDone in if isDone { dismiss() } }
            .onReceive(player.$phase) { _ in title = "" }
            .onReceive(player.$track) { track in
                title = track?.title ?? ""
            }
    }
}
