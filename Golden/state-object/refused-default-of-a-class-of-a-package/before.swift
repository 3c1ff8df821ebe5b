// Catalogue 80: nobody knows what a class of a package does when it is made, nor what its shared object is.
import Networking
import SwiftUI

final class Account: Client, ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Name", text: $account.name) }
}

final class Session: ObservableObject {
    @Published var name = ""
    private let client = Client.standard
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
