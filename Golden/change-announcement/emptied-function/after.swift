// Catalogue 69: a private function that holds nothing any more goes, with what is said of it and with its calls.
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
    let network = Network()

    init(title: String) {
        self.title = title
    }

    // MARK: Changes

    func reset() {
        title = ""
    }
}

struct ContentView: View {
    var model: AppModel

    var body: some View {
        Text(model.network.isOnline ? model.title : model.account.name)
    }
}
