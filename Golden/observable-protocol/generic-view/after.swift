// Catalogue 150, 153: protocol, conformers and the generic view can only move together.
import SwiftUI

@MainActor
protocol LoginModeling: AnyObject, Observable {
    var name: String { get set }
    func submit()
}

@MainActor
@Observable
final class LoginModel: LoginModeling {
    var name = ""
    func submit() {}
}

@MainActor
@Observable
final class MockLoginModel: LoginModeling {
    var name = "mock"
    func submit() {}
}

struct LoginView<Model: LoginModeling>: View {
    @Bindable var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
        Button("Log in") { model.submit() }
    }
}

struct LoginDemo: View {
    @State private var mock = MockLoginModel()
    @State private var login = LoginModel()

    var body: some View {
        LoginView(model: mock)
        LoginView(model: login)
    }
}
