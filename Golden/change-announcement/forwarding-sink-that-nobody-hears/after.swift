// Catalogue 69: an inner object that announces nothing, and an outer one that nothing follows.
import Combine
import SwiftUI

@Observable
final class Files {
    var names: [String] = []
    let root = "/"
}

@Observable
final class Session {
    var isOpen = false
    let files = Files()

    init() {
    }
}

@Observable
final class Network {
    var isOnline = true
}

@Observable
final class Monitor {
    var name = ""
    let network = Network()

    init() {
    }
}

struct SessionView: View {
    var session: Session
    var network: Network
    let monitor: Monitor

    var body: some View {
        Text(session.isOpen && network.isOnline ? "open" : "closed")
        Button("Rename") { monitor.name = "new" }
    }
}
