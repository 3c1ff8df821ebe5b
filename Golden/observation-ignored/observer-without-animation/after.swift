// Catalogue 38, 116: observers that animate nothing, and a property that no view reads
import SwiftUI

@Observable
final class Login {
    var showsError = false
    var message: String? {
        didSet {
            showsError = message != nil
        }
    }
    private var attempts = 0 {
        didSet {
            withAnimation {
                showsError = attempts > 3
            }
        }
    }

    func fail() {
        message = "No"
        attempts += 1
    }
}

struct LoginView: View {
    var login: Login

    var body: some View {
        Button(login.showsError ? login.message ?? "" : "Log in") { login.fail() }
    }
}
