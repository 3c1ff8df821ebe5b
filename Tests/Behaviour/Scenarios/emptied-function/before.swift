// Catalogue 69: a private function that only passed on changes goes with its calls, and so does the set that it stored in.
import Combine
import SwiftUI

final class Network: ObservableObject {
    @Published var isOnline = false
}

final class Model: ObservableObject {
    @Published var name = "model"
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init() {
        name = "made"
        forwardChanges()
    }

    func reset() {
        name = "reset"
        forwardChanges()
    }

    private func forwardChanges() {
        network.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Connect") { model.network.isOnline.toggle() }
        Button("Reset") { model.reset() }
        StatusView(model: model)
    }
}

struct StatusView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.name) is \(model.network.isOnline ? "online" : "offline")")
    }
}
