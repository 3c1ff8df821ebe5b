// Catalogue 63: two properties are combined in a computed publisher.
import Combine
import SwiftUI

@Observable
final class Registration {
    var email = "" { willSet { emailSubject.send(newValue) } }
    @ObservationIgnored private lazy var emailSubject = CurrentValueSubject<String, Never>(_email)
    var password = "" { willSet { passwordSubject.send(newValue) } }
    @ObservationIgnored private lazy var passwordSubject = CurrentValueSubject<String, Never>(_password)

    var isValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest(emailSubject, passwordSubject)
            .map { $0.contains("@") && $1.count > 7 }
            .eraseToAnyPublisher()
    }
}

struct RegistrationView: View {
    @State private var registration = Registration()

    var body: some View {
        TextField("Mail", text: $registration.email)
        TextField("Password", text: $registration.password)
    }
}
