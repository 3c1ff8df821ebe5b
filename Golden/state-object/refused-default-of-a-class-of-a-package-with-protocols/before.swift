// Catalogue 80: nobody knows what the superclass from a package does, also where protocols stand behind it.
import Networking
import SwiftUI

final class Account: Client, ObservableObject, ClientDelegate {
    @Published var name = ""
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Name", text: $account.name) }
}

final class Session: Client & ClientDelegate, ObservableObject {
    @Published var name = ""
}

struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View { TextField("Name", text: $session.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            AccountView()
            SessionView()
        }
    }
}
