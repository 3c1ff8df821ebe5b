// Catalogue 73: a view receives the property's publisher.
import SwiftUI

@Observable
final class Player {
    var position = 0.0
}

struct PlayerView: View {
    @State private var player = Player()
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown)")
            .onChange(of: player.position, initial: true) { _, position in
                shown = position
            }
    }
}
