import Library
import SwiftUI

struct Screen: View {
    var body: some View { Profile().environmentObject(Container.shared.resolve(Session.self)) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
