// Catalogue 72: another type has a value of the name of what keeps the closure, which a task runs.
import SwiftUI

struct Work {
    let finish: () -> Void

    func start() {
        Task.detached { finish() }
    }
}

struct Step {
    let finish: String
}

final class LoginModel: ObservableObject {
    @Published var isLoading = false

    func choose() {
        isLoading = true
        Work { [weak self] in self?.isLoading = false }.start()
    }
}

struct LoginView: View {
    @ObservedObject var model: LoginModel

    var body: some View {
        Button("Continue") { model.choose() }
            .disabled(model.isLoading)
    }
}
