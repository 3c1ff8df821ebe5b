import Library
import SwiftUI

struct Root {
    let session = Session()
}

struct Screen: View {
    let session = Container.shared.value(\.session, of: Root())

    var body: some View { Profile().environmentObject(session) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
