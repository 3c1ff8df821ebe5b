// Catalogue 82: no default, but every caller passes an object it already holds, so nothing is made anew.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

struct BannerView: View {
    @State var session: Session

    var body: some View {
        Text(session.user)
    }
}

struct LobbyView: View {
    @State private var session = Session()

    var body: some View {
        BannerView(session: session)
    }
}
