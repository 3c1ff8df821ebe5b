// Catalogue 123: computed properties, function results, members, statics, locals and closures.
import SwiftUI

@Observable
final class Account {
    static let guest = Account()
    var name = ""
}

struct Dependencies {
    static let live = Dependencies(account: Account())
    let account: Account
}

struct AccountView: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

struct SourcesView: View {
    let dependencies: Dependencies
    var current: Account { dependencies.account }

    func makeAccount(named name: String) -> Account {
        let account = Account()
        account.name = name
        return account
    }

    var body: some View {
        let local = Account()
        VStack {
            AccountView().environment(current)
            AccountView().environment(makeAccount(named: "Kim"))
            AccountView().environment(dependencies.account)
            AccountView().environment(Dependencies.live.account)
            AccountView().environment(Account.guest)
            AccountView().environment(local)
        }
    }
}
