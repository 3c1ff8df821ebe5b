// Catalogue 62, 216: the key path names a property of another class, which nothing subscribes to.
import Combine
import SwiftUI

final class Failures: ObservableObject {
    @Published var error: String?

    func report(_ error: String?) {
        self.error = error
    }
}

final class Home: ObservableObject {
    @Published var error: String?
    private let failures: Failures
    private var cancellables: Set<AnyCancellable> = []

    init(failures: Failures) {
        self.failures = failures
    }

    func bind() {
        failures.$error
            .assign(to: \Home.error, on: self)
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    @ObservedObject var home: Home
    @ObservedObject var failures: Failures

    var body: some View {
        Text((home.error ?? "") + (failures.error ?? ""))
        Button("Report") { failures.report("Failed") }
        Button("Bind") { home.bind() }
    }
}
