// Catalogue 73: a view receives the property's publisher.
import SwiftUI

final class Player: ObservableObject {
    @Published var position = 0.0
}

struct PlayerView: View {
    @StateObject private var player = Player()
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown)")
            .onReceive(player.$position) { position in
                shown = position
            }
    }
}
