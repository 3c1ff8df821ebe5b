// Catalogue 144, 196: @StateObject can't take the place of what is optional, assigned, passed on or set by an initializer.
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct OptionalView: View {
    @State private var player: Player?

    var body: some View {
        Text(player?.title ?? "")
    }
}

struct ReplacingView: View {
    @State private var player = Player()

    var body: some View {
        Button(player.title) { player = Player() }
    }
}

struct PassingView: View {
    @State private var player = Player()

    var body: some View {
        VStack {
            Text(player.title)
            Chooser(player: $player)
        }
    }
}

struct Chooser: View {
    @Binding var player: Player

    var body: some View {
        Button("New") { player = Player() }
    }
}

struct HandedView: View {
    @State private var player: Player

    init(player: Player) {
        _player = State(initialValue: player)
    }

    var body: some View {
        Text(player.title)
    }
}
