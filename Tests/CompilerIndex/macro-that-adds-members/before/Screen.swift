import Library
import SwiftUI

@Members("let session = Session()")
struct Screen: View {
    var body: some View { Profile().environmentObject(session) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
