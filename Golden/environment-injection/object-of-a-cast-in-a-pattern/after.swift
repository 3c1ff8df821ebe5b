// Catalogue 123, 124: the injected object is what a pattern casts.
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
final class Cart {
    var count = 0
}

struct AccountView: View {
    @Environment(Account.self) var account

    var body: some View {
        Text(account.name)
    }
}

struct CartView: View {
    @Environment(Cart.self) var cart

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
            case let account as Account: AccountView().environment(account)
            case let cart as Cart where cart.count > 0: CartView().environment(cart)
            default: EmptyView()
            }
            if case (let account, _) as (Account, Int) = pair {
                AccountView().environment(account)
            }
            if case let (account as Account, cart as Cart) = pair {
                AccountView().environment(account)
                CartView().environment(cart)
            }
        }
    }
}
