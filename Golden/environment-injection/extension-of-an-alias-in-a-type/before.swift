// Catalogue 123: the extension names its type by an alias that is declared in another type.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

enum Flow {
    typealias Start = StartScreen
}

struct StartScreen {
    let session: Session
}

extension Flow.Start {
    func makeProfile() -> some View { Profile().environmentObject(session) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

struct Screen: View {
    let start: StartScreen

    var body: some View { start.makeProfile() }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
