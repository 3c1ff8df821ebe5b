// Catalogue 69: the changes of inner objects are passed on, and nothing else.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
final class Network {
    var isOnline = true
}

@Observable
final class AppModel {
    var title = ""
    let account = Account()
    let network: Network
    var fallback: Network?

    init(network: Network) {
        self.network = network

    }

    var canSend: Bool { network.isOnline && !account.name.isEmpty }
}

struct ContentView: View {
    var model: AppModel

    var body: some View {
        Text(model.canSend ? model.title : model.account.name)
    }
}
