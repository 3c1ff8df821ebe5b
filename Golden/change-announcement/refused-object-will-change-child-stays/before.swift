// Catalogue 69: the inner object stays, so that views would no longer be told of its changes through the outer one.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
    @AppStorage("isKnown") private var isKnown = false
}

final class AppModel: ObservableObject {
    @Published var title = ""
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() {
        account.objectWillChange
            .sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct ContentView: View {
    @ObservedObject var model: AppModel
    @State private var changes = 0

    var body: some View {
        Text(model.title + model.account.name)
            .onReceive(model.account.objectWillChange) { _ in changes += 1 }
    }
}
