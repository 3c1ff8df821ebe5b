// Catalogue 6: a subscript whose key path leads through another type gives what that type has.
import SwiftUI

struct Container {
    static var current = Container()
    var account = OldAccount()
}

struct Injected {
    var account = Account()

    static subscript<Value>(_ path: KeyPath<Container, Value>) -> Value { Container.current[keyPath: path] }
}

final class OldAccount: ObservableObject {
    @Published var name = ""
}

final class Account: ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @ObservedObject var account = Injected[\.account]

    var body: some View {
        Text(account.name)
    }
}
