import Library
import SwiftUI

struct Screen: View {
    var body: some View { Profile().environment(Container.shared.resolve(Session.self)) }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}
