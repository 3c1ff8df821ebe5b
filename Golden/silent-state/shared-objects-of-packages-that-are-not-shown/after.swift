// Catalogue 213: the object that a package hands out is asked in events only, or passed on, or tells the view itself.
import ProfileKit
import SwiftUI

@Observable
final class Session {
    var error: String?

    func signOut() {
        Auth.auth().signOut()
        error = nil
    }
}

struct AccountView: View {
    var session: Session
    @ObservedObject private var player = Player.shared

    var body: some View {
        VStack {
            Text(session.error ?? "None")
            Text(player.title + Badge(Player.shared).text)
            Button("Sign out") {
                session.signOut()
                Player.shared.play()
            }
        }
        .onAppear { print(Auth.auth().currentUser?.email ?? "") }
    }
}
