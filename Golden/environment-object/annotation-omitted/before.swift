// Catalogue 120: the type moves into the attribute; access and comments stay.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = "guest"
}

struct GreetingView: View {
    @EnvironmentObject private var session: Session // set by the app

    var body: some View {
        Text(session.user)
    }
}

struct LogoutButton: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Button("Log out") { session.user = "guest" }
    }
}

struct AccountButton: View {
    @EnvironmentObject
    fileprivate var session : Session

    var body: some View {
        Text(session.user)
    }
}

struct ContentView: View {
    @StateObject private var session = Session()

    var body: some View {
        VStack {
            GreetingView()
            LogoutButton()
            AccountButton()
        }
        .environmentObject(session)
    }
}
