// Catalogue 123, 124: the injected object is the payload of an enum's case
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
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
    @EnvironmentObject var account: Account

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
            case .settings(let account, let title): AccountView().environmentObject(account).navigationTitle(title)
            case let .profile(account): AccountView().environmentObject(account)
            }
            if case .loaded(let account) = phase {
                AccountView().environmentObject(account)
            }
            if case .profile(let account)? = optional {
                AccountView().environmentObject(account)
            }
            switch (sheet, phase) {
            case (.profile(let first), .loaded(let second)):
                AccountView().environmentObject(first)
                AccountView().environmentObject(second)
            default: EmptyView()
            }
        }
    }
}
