// Catalogue 35, 59: what a view waits for does not run while it updates
import SwiftUI

@Observable
final class Account {
    var name = ""
    var visits = 0

    func load() async {
        visits = 1
    }
}

struct Banner: View {
    let reloading: () async -> Void
    let retryAction: () -> Void

    var body: some View {
        Text("")
    }
}

struct AccountView: View {
    var account: Account

    var body: some View {
        Banner(reloading: { await account.load() }, retryAction: {})
        Text("\(account.name) \(account.visits)")
    }
}
