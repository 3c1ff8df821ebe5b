// Catalogue 20, 100: the branches of `#if` name different types, in which one class is nested under one name.
import SwiftUI

class Player<State> {
    typealias Context = PlayerContext<State>
    let context: Context

    init(state: State) {
        context = Context(state: state)
    }
}

@Observable
final class PlayerContext<State> {
    var state: State

    init(state: State) {
        self.state = state
    }
}

final class RealPlayer: Player<Int> {}
final class MockPlayer: Player<Int> {}

#if os(iOS)
typealias AnyPlayer = RealPlayer
#else
typealias AnyPlayer = MockPlayer
#endif

struct PlayerView: View {
    var model: AnyPlayer.Context

    var body: some View {
        Text("\(model.state)")
    }
}
