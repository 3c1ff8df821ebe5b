// Catalogue 69: a private function that holds nothing any more goes, with what is said of it and with its calls.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class Network: ObservableObject {
    @Published var isOnline = true
}

final class AppModel: ObservableObject {
    @Published var title = ""
    let account = Account()
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init(title: String) {
        self.title = title
        forwardChanges()
        self.forwardMore()
        forwardAll()
    }

    // MARK: Changes

    /// Passes on what the inner objects announce.
    private func forwardChanges() {
        account.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)

        // And the network's.
        network.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    func reset() {
        title = ""
        forwardMore()
    }

    private func forwardAll() {
        forwardAgain()
        forwardMore()
    }

    private func forwardAgain() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    private func forwardMore() { account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables) }
}

struct ContentView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        Text(model.network.isOnline ? model.title : model.account.name)
    }
}
