// Catalogue 38, 116: an observer animates what the property itself now announces before
import SwiftUI

final class Login: ObservableObject {
    @Published var showsError = false
    var message: String? {
        didSet {
            withAnimation {
                showsError = message != nil
            }
        }
    }

    func fail() {
        message = "No"
    }
}

struct LoginView: View {
    @ObservedObject var login: Login

    var body: some View {
        if login.showsError {
            Text(login.message ?? "").transition(.opacity)
        }
        Button("Log in") { login.fail() }
    }
}
