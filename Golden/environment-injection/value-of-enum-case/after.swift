// Catalogue 123, 124: the injected object is the payload of an enum's case
import SwiftUI

@Observable
final class Account {
    var name = ""
}

enum Sheet {
    case about
    case settings(account: Account, title: String)
    case profile(Account)
}

enum Phase<Value> {
    case idle
    case loaded(Value)
}

struct AccountView: View {
    @Environment(Account.self) var account

    var body: some View {
        Text(account.name)
    }
}

struct SheetView: View {
    let sheet: Sheet
    let phase: Phase<Account>
    let optional: Sheet?

    var body: some View {
        VStack {
            switch sheet {
            case .about: Text("About")
            case .settings(let account, let title): AccountView().environment(account).navigationTitle(title)
            case let .profile(account): AccountView().environment(account)
            }
            if case .loaded(let account) = phase {
                AccountView().environment(account)
            }
            if case .profile(let account)? = optional {
                AccountView().environment(account)
            }
            switch (sheet, phase) {
            case (.profile(let first), .loaded(let second)):
                AccountView().environment(first)
                AccountView().environment(second)
            default: EmptyView()
            }
        }
    }
}
