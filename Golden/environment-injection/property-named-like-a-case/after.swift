// Catalogue 123: a case and a property have one name, and a value has the property.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

enum Page {
    case session(Session)
    case help

    var session: Session? {
        if case .session(let session) = self { return session }
        return nil
    }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

struct Screen: View {
    let page: Page

    var body: some View {
        if let session = page.session {
            Profile().environment(session)
        }
    }
}

struct Root: View {
    @State private var session = Session()

    var body: some View { Profile().environment(session) }
}
