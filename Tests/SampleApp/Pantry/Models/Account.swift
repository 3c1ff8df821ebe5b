import SwiftUI

@MainActor final class Account: ObservableObject {
    enum Status: Equatable {
        case signedOut
        case signingIn
        case signedIn(name: String)
    }

    @Published private(set) var status = Status.signedOut
    @Published private(set) var errorMessage: String? // shown until it is dismissed
    @Published var email = ""

    private var signInTask: Task<Void, Never>?

    deinit {
        signInTask?.cancel()
    }

    var isShowingError: Bool {
        get { errorMessage != nil }
        set { if !newValue { errorMessage = nil } }
    }

    func signIn() {
        status = .signingIn
        signInTask = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 500_000_000)
            self?.finishSignIn()
        }
    }

    func signOut() {
        signInTask?.cancel()
        status = .signedOut
    }

    private func finishSignIn() {
        guard let name = email.split(separator: "@").first, email.contains("@") else {
            status = .signedOut
            errorMessage = "That is not an email address."
            return
        }
        status = .signedIn(name: String(name))
    }
}
