// Catalogue 129: the wrapper is given to the memberwise init.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct UserView: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Text(session.user)
    }
}

struct HomeView: View {
    @StateObject private var session = Session()

    var body: some View {
        UserView(session: EnvironmentObject())
            .environmentObject(session)
    }
}
