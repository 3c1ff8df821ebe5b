// Catalogue 217: one of two targets that compile the file has a default isolation; in the other one the class is on no
// actor.
import SwiftUI

final class Login: ObservableObject {
    @Published var isAsked = false
    @Published var address: String?

    func start() async {
        let address = await fetchAddress()
        self.address = address
        isAsked = true
    }

    private func fetchAddress() async -> String { "https://example.com" }
}

struct LoginView: View {
    @StateObject private var login = Login()

    var body: some View {
        Button("Connect") { Task { await login.start() } }
        if login.isAsked, let address = login.address { Text(address) }
    }
}
