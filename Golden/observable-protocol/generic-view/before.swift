// Catalogue 150, 153: protocol, conformers and the generic view can only move together.
import SwiftUI

@MainActor
protocol LoginModeling: ObservableObject {
    var name: String { get set }
    func submit()
}

@MainActor
final class LoginModel: LoginModeling {
    @Published var name = ""
    func submit() {}
}

@MainActor
final class MockLoginModel: LoginModeling {
    @Published var name = "mock"
    func submit() {}
}

struct LoginView<Model: LoginModeling>: View {
    @ObservedObject var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
        Button("Log in") { model.submit() }
    }
}

struct LoginDemo: View {
    @StateObject private var mock = MockLoginModel()
    @StateObject private var login = LoginModel()

    var body: some View {
        LoginView(model: mock)
        LoginView(model: login)
    }
}
