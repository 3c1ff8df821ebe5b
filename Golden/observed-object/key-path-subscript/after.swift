// Catalogue 6: a subscript that takes a key path gives what the key path leads to.
import SwiftUI

struct InjectedValues {
    private static var current = InjectedValues()

    static subscript<Value>(_ path: WritableKeyPath<InjectedValues, Value>) -> Value {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

private enum Storage {
    static var account = Account()
}

extension InjectedValues {
    var account: Account {
        get { Storage.account }
        set { Storage.account = newValue }
    }
}

@Observable
final class Account {
    var name = ""
}

@Observable
final class Session {
    var isOpen = false
}

struct AccountView: View {
    var account = InjectedValues[\.account]
    var session: Session

    var body: some View {
        Text(session.isOpen ? account.name : "")
    }
}
