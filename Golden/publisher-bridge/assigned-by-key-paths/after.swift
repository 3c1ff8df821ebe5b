// Catalogue 62, 216: the key path names a property of another class, which nothing subscribes to.
import Combine
import SwiftUI

@Observable
final class Failures {
    var error: String? { willSet { errorSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var errorSubject = CurrentValueSubject<String?, Never>(_error)

    func report(_ error: String?) {
        self.error = error
    }
}

@Observable
final class Home {
    var error: String?
    private let failures: Failures
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(failures: Failures) {
        self.failures = failures
    }

    func bind() {
        failures.errorSubject
            .assign(to: \Home.error, on: self)
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    var home: Home
    var failures: Failures

    var body: some View {
        Text((home.error ?? "") + (failures.error ?? ""))
        Button("Report") { failures.report("Failed") }
        Button("Bind") { home.bind() }
    }
}
