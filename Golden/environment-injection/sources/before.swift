// Catalogue 123: computed properties, function results, members, statics, locals and closures.
import SwiftUI

final class Account: ObservableObject {
    static let guest = Account()
    @Published var name = ""
}

struct Dependencies {
    static let live = Dependencies(account: Account())
    let account: Account
}

struct AccountView: View {
    @EnvironmentObject private var account: Account

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
            AccountView().environmentObject(current)
            AccountView().environmentObject(makeAccount(named: "Kim"))
            AccountView().environmentObject(dependencies.account)
            AccountView().environmentObject(Dependencies.live.account)
            AccountView().environmentObject(Account.guest)
            AccountView().environmentObject(local)
        }
    }
}
