// Catalogue 73: a view receives the values of the object that it follows.
import SwiftUI

final class Player: ObservableObject {
    @Published var position = 0

    func seek(_ position: Int) { self.position = position }
}

struct Root: View {
    @StateObject private var player = Player()
    @State private var shown = -1

    var body: some View {
        Button("Seek") { player.seek(player.position + 5) }
        Text("at \(player.position), shown \(shown)")
            .onReceive(player.$position) { position in
                shown = position
            }
    }
}
