// Catalogue 222: `objectWillChange.send()` is no call of a method of the project's that has the name.
import Combine
import SwiftUI

@Observable
final class Store {
    static let shared = Store()

    var sentAt = 0
}

final class Client {
    func send() {
        Store.shared.sentAt += 1
    }
}

@Observable
final class Child {
    var name = ""
}

@Observable
final class Form {
    var text: String
    let child = Child()

    init() {
        text = "\(Store.shared.sentAt)"
    }
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField("Text", text: $form.text)
        Text(form.child.name)
    }
}

struct StoreView: View {
    var store = Store.shared
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
