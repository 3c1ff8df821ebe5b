// Catalogue 183, 195: models that a child was handed, in state.
import SwiftUI

@Observable
final class PlayerModel {
    var title = ""
}

struct Player: View {
    @State var model: PlayerModel

    var body: some View {
        Text(model.title)
    }
}

struct Controls: View {
    @State private var player: PlayerModel

    init(model: PlayerModel) {
        _player = State(initialValue: model)
    }

    var body: some View {
        TextField("Title", text: $player.title)
    }
}

struct PlayerScreen: View {
    @State private var model = PlayerModel()

    var body: some View {
        Player(model: model)
        Controls(model: self.model)
    }
}
