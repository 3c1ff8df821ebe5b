// Catalogue 123: a nested type has no object of the outer one: the name means what its superclass, from a library, declares.
import Library
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

struct PlayerView: View {
    @EnvironmentObject var player: Player

    var body: some View { Text(player.title) }
}

final class Flow {
    let model = Session()

    func makeProfile() -> some View { Profile().environmentObject(model) }

    final class PlayerScreen: Screen {
        func makePlayer() -> some View { PlayerView().environmentObject(model) }
    }
}
