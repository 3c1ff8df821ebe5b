// Catalogue 63: two properties are combined in a computed publisher.
import Combine
import SwiftUI

final class Registration: ObservableObject {
    @Published var email = ""
    @Published var password = ""

    var isValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($email, $password)
            .map { $0.contains("@") && $1.count > 7 }
            .eraseToAnyPublisher()
    }
}

struct RegistrationView: View {
    @StateObject private var registration = Registration()

    var body: some View {
        TextField("Mail", text: $registration.email)
        TextField("Password", text: $registration.password)
    }
}
