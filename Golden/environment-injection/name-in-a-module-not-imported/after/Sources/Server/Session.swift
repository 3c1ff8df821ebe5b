import SwiftUI

@Observable
final class Session {
    var user = ""
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

struct Root: View {
    @State private var session = Session()

    var body: some View { Profile().environment(session) }
}
