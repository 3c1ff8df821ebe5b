// Catalogue 69: an inner object that announces nothing, and an outer one that nothing follows.
import Combine
import SwiftUI

final class Files: ObservableObject {
    var names: [String] = []
    let root = "/"
}

final class Session: ObservableObject {
    @Published var isOpen = false
    let files = Files()
    private var cancellables = Set<AnyCancellable>()

    init() {
        files.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

final class Network: ObservableObject {
    @Published var isOnline = true
}

final class Monitor: ObservableObject {
    @Published var name = ""
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init() {
        network.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct SessionView: View {
    @ObservedObject var session: Session
    @ObservedObject var network: Network
    let monitor: Monitor

    var body: some View {
        Text(session.isOpen && network.isOnline ? "open" : "closed")
        Button("Rename") { monitor.name = "new" }
    }
}
