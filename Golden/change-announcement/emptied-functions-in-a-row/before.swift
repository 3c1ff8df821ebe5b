// Catalogue 47, 69: a function that only called others which went goes too, however many there are in a row.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class AppModel: ObservableObject {
    @Published var title = ""
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init(title: String) {
        self.title = title
        prepare()
    }

    private func prepare() {
        connect()
        forwardChanges()
    }

    private func connect() {
        subscribe()
        forwardChanges()
    }

    private func subscribe() {
        forwardAll()
        forwardChanges()
    }

    private func forwardAll() {
        forwardAccount()
        forwardChanges()
    }

    private func forwardAccount() {
        forwardChanges()
        self.forwardChanges()
    }

    private func forwardChanges() {
        account.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct ContentView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        Text(model.title + model.account.name)
    }
}
