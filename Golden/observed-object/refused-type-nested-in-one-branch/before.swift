// Catalogue 20, 100: what the name stands for in one of the branches of `#if` is not known.
import SwiftUI

class Player {
    typealias Context = PlayerContext
    let context = Context()
}

final class PlayerContext: ObservableObject {
    @Published var state = 0
}

final class MockPlayer: Player {}

#if canImport(Players)
import Players
final class RealPlayer: Players.Player {}
typealias AnyPlayer = RealPlayer
#else
typealias AnyPlayer = MockPlayer
#endif

struct PlayerView: View {
    @ObservedObject var model: AnyPlayer.Context

    var body: some View {
        Text("\(model.state)")
    }
}
