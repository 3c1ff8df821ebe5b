// Catalogue 120: the type moves into the attribute; access and comments stay.
import SwiftUI

@Observable
final class Session {
    var user = "guest"
}

struct GreetingView: View {
    @Environment(Session.self) private var session // set by the app

    var body: some View {
        Text(session.user)
    }
}

struct LogoutButton: View {
    @Environment(Session.self) var session

    var body: some View {
        Button("Log out") { session.user = "guest" }
    }
}

struct AccountButton: View {
    @Environment(Session.self)
    fileprivate var session

    var body: some View {
        Text(session.user)
    }
}

struct ContentView: View {
    @State private var session = Session()

    var body: some View {
        VStack {
            GreetingView()
            LogoutButton()
            AccountButton()
        }
        .environment(session)
    }
}
