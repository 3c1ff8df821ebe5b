// Catalogue 123: the extension names its type by an alias that is declared in another type.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

enum Flow {
    typealias Start = StartScreen
}

struct StartScreen {
    let session: Session
}

extension Flow.Start {
    func makeProfile() -> some View { Profile().environment(session) }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

struct Screen: View {
    let start: StartScreen

    var body: some View { start.makeProfile() }
}

struct Root: View {
    @State private var session = Session()

    var body: some View { Profile().environment(session) }
}
