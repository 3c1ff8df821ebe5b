// Catalogue 183, 195: models that the child owns, since each call makes one, and models without state.
import SwiftUI

@Observable
final class PlayerModel {
    static let shared = PlayerModel()
    var title = ""
}

struct Player: View {
    @State var model: PlayerModel
    let other: PlayerModel

    init(model: PlayerModel = PlayerModel(), other: PlayerModel) {
        _model = State(initialValue: model)
        self.other = other
    }

    var body: some View {
        Text(model.title + other.title)
    }
}

struct PlayerScreen: View {
    @State private var model = PlayerModel()

    var body: some View {
        Player(other: model)
        Player(model: PlayerModel(), other: model)
        Player(model: .shared, other: model)
    }
}

@MainActor
func makeScreen() -> some View {
    let model = PlayerModel()
    return Player(model: model, other: model)
}
