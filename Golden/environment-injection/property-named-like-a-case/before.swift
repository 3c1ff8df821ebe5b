// Catalogue 123: a case and a property have one name, and a value has the property.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
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
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

struct Screen: View {
    let page: Page

    var body: some View {
        if let session = page.session {
            Profile().environmentObject(session)
        }
    }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
