// Catalogue 103: the destination of a route, and a function of a class, make the object, by `.init` too, and making it reads a plain variable.
import SwiftUI

final class LoginModel: ObservableObject {
    @Published var url = ""
    private var isConfirming = false
    @Published var status = ""

    init() {
        check()
    }

    func confirm() {
        isConfirming = true
        status = "confirming"
    }

    private func check() {
        if isConfirming { return }
        status = "new"
    }
}

struct LoginView: View {
    @ObservedObject var model: LoginModel

    var body: some View {
        Button(model.status + model.url) { model.confirm() }
    }
}

enum Route {
    case login

    var destination: some View {
        LoginView(model: .init())
    }
}

final class Factory {
    func login() -> some View {
        LoginView(model: LoginModel())
    }
}

struct RootView: View {
    let route: Route
    let factory: Factory

    var body: some View {
        route.destination
        factory.login()
    }
}
