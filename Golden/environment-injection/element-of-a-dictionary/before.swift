// Catalogue 123: the objects are the values of a dictionary that says its types in its initial value only.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Pool {
    var sessions = [String: Session]()
}

struct Screen: View {
    let pool: Pool

    var body: some View {
        if let session = pool.sessions["first"] {
            Profile().environmentObject(session)
        }
    }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
