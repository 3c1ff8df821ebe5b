// Catalogue 69: the changes of inner objects are passed on, and nothing else.
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
    let network: Network
    var fallback: Network?
    private var cancellables = Set<AnyCancellable>()

    init(network: Network) {
        self.network = network
        account.objectWillChange
            .sink { [weak self] _ in
                self?.objectWillChange.send()
            }
            .store(in: &cancellables)

        network.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
        follow()
    }

    private func follow() {
        self.fallback?.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] in objectWillChange.send() }
            .store(in: &cancellables)
    }

    var canSend: Bool { network.isOnline && !account.name.isEmpty }
}

struct ContentView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        Text(model.canSend ? model.title : model.account.name)
    }
}
