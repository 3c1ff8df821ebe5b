import Library
import SwiftUI

@Members("let session = Session()")
struct Screen: View {
    var body: some View { Profile().environment(session) }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}
