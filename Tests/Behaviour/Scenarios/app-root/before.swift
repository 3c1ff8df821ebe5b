// Catalogue 81, 120, 123: an app owns its model and puts it into the environment.
import SwiftUI

final class Session: ObservableObject {
    @Published var user: String?
}

struct Root: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(session)
        }
    }
}

struct ContentView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        if let user = session.user {
            Text("Hello \(user)")
            Button("Log out") { session.user = nil }
        } else {
            Button("Log in") { session.user = "Ann" }
        }
    }
}
