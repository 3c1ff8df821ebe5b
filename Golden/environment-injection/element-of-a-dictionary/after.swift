// Catalogue 123: the objects are the values of a dictionary that says its types in its initial value only.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

final class Pool {
    var sessions = [String: Session]()
}

struct Screen: View {
    let pool: Pool

    var body: some View {
        if let session = pool.sessions["first"] {
            Profile().environment(session)
        }
    }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}
