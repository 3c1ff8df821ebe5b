// Catalogue 62, 216: the key path names the property itself, of the next object of the class.
import Combine
import SwiftUI

final class Failures: ObservableObject {
    @Published var error: String?
    private var cancellables: Set<AnyCancellable> = []

    func report(_ error: String?) {
        self.error = error
    }

    func bind(to other: Failures) {
        $error
            .assign(to: \Failures.error, on: other)
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    @ObservedObject var failures: Failures
    let others: Failures

    var body: some View {
        Text(failures.error ?? "")
        Button("Report") { failures.report("Failed") }
        Button("Bind") { failures.bind(to: others) }
    }
}
