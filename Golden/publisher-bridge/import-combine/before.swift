// Catalogue 60, 74: SwiftUI exports the names of ObservableObject and Published, but not those of subjects.
import Foundation
import SwiftUI

final class Player: ObservableObject {
    @Published var position = 0.0
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown) \(player.position)")
            .onReceive(player.$position) { shown = $0 }
    }
}
