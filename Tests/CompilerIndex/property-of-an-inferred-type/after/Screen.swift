import Library
import SwiftUI

struct Root {
    let session = Session()
}

struct Screen: View {
    let session = Container.shared.value(\.session, of: Root())

    var body: some View { Profile().environment(session) }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}
