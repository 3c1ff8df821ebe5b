// Catalogue 123, 124: the injected object is what a pattern casts.
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class Cart: ObservableObject {
    @Published var count = 0
}

struct AccountView: View {
    @EnvironmentObject var account: Account

    var body: some View {
        Text(account.name)
    }
}

struct CartView: View {
    @EnvironmentObject var cart: Cart

    var body: some View {
        Text("\(cart.count)")
    }
}

struct HostView: View {
    let object: AnyObject
    let pair: (Any, Any)

    var body: some View {
        VStack {
            switch object {
            case let account as Account: AccountView().environmentObject(account)
            case let cart as Cart where cart.count > 0: CartView().environmentObject(cart)
            default: EmptyView()
            }
            if case (let account, _) as (Account, Int) = pair {
                AccountView().environmentObject(account)
            }
            if case let (account as Account, cart as Cart) = pair {
                AccountView().environmentObject(account)
                CartView().environmentObject(cart)
            }
        }
    }
}
