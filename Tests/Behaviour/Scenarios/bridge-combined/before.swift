// Catalogue 63: two properties are combined, and merged with a third.
import Combine
import SwiftUI

final class Registration: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var isValid = false
    @Published var edits = -2
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($email, $password)
            .map { $0.contains("@") && $1.count > 2 }
            .sink { [weak self] in self?.isValid = $0 }
            .store(in: &cancellables)
        $email.merge(with: $password)
            .sink { [weak self] _ in self?.edits += 1 }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var registration = Registration()

    var body: some View {
        TextField("Mail", text: $registration.email)
        TextField("Password", text: $registration.password)
        Button("Register") {}
            .disabled(!registration.isValid)
        Text("\(registration.edits) edits")
    }
}
