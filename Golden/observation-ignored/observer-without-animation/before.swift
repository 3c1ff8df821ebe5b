// Catalogue 38, 116: observers that animate nothing, and a property that no view reads
import SwiftUI

final class Login: ObservableObject {
    @Published var showsError = false
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
    @ObservedObject var login: Login

    var body: some View {
        Button(login.showsError ? login.message ?? "" : "Log in") { login.fail() }
    }
}
