// Catalogue 63, 216: what is told of two combined properties may set one of them while it is sent, and others subscribe later.
import Combine
import SwiftUI

final class Registration: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    private var cancellables = Set<AnyCancellable>()

    var isValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($email, $password)
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
    @StateObject private var registration = Registration()

    var body: some View {
        TextField("Mail", text: $registration.email)
        TextField("Password", text: $registration.password)
            .onAppear { registration.follow() }
    }
}
