// Catalogue 82: no default, but every caller passes an object it already holds, so nothing is made anew.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct BannerView: View {
    @StateObject var session: Session

    var body: some View {
        Text(session.user)
    }
}

struct LobbyView: View {
    @StateObject private var session = Session()

    var body: some View {
        BannerView(session: session)
    }
}
