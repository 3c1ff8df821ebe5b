// Catalogue 222: `objectWillChange.send()` is no call of a method of the project's that has the name.
import Combine
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var sentAt = 0
}

final class Client {
    func send() {
        Store.shared.sentAt += 1
    }
}

final class Child: ObservableObject {
    @Published var name = ""
}

final class Form: ObservableObject {
    @Published var text: String
    let child = Child()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        text = "\(Store.shared.sentAt)"
        child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField("Text", text: $form.text)
        Text(form.child.name)
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared
    let client: Client

    var body: some View {
        Button("\(store.sentAt)") { client.send() }
    }
}

struct RootView: View {
    let client: Client

    var body: some View {
        FormView(form: Form())
        StoreView(client: client)
    }
}
