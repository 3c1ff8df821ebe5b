// Catalogue 63, 216: what is told of two combined properties may set one of them while it is sent, and others subscribe later.
import Combine
import SwiftUI

@Observable
final class Registration {
    var email: String {
        get { access(keyPath: \.email); return emailStorage }
        set { withMutation(keyPath: \.email) { emailStorage = newValue } }
    }
    @ObservationIgnored @Published private var emailStorage = ""
    var password: String {
        get { access(keyPath: \.password); return passwordStorage }
        set { withMutation(keyPath: \.password) { passwordStorage = newValue } }
    }
    @ObservationIgnored @Published private var passwordStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    var isValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($emailStorage, $passwordStorage)
            .map { $0.contains("@") && $1.count > 7 }
            .eraseToAnyPublisher()
    }

    func follow() {
        isValid
            .sink { [weak self] isValid in if !isValid { self?.password = "" } }
            .store(in: &cancellables)
    }
}

struct RegistrationView: View {
    @State private var registration = Registration()

    var body: some View {
        TextField("Mail", text: $registration.email)
        TextField("Password", text: $registration.password)
            .onAppear { registration.follow() }
    }
}
