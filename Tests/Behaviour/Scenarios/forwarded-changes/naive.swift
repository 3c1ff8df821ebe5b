// Stale: the inner class is left as it was, so that what is read of it is not tracked.
import Combine
import SwiftUI

final class Network: ObservableObject {
    @Published var isOnline = false
}

@Observable
final class Model {
    var name = "model"
    let network = Network()

    var status: String { "\(name) is \(network.isOnline ? "online" : "offline")" }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Connect") { model.network.isOnline.toggle() }
        Button("Rename") { model.name += "!" }
        StatusView(model: model)
    }
}

struct StatusView: View {
    var model: Model

    var body: some View {
        Text(model.status)
    }
}
