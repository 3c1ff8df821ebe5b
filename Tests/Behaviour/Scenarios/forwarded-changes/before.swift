// Catalogue 69: the changes of an inner object are passed on.
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
        network.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }

    var status: String { "\(name) is \(network.isOnline ? "online" : "offline")" }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Connect") { model.network.isOnline.toggle() }
        Button("Rename") { model.name += "!" }
        StatusView(model: model)
    }
}

struct StatusView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.status)
    }
}
