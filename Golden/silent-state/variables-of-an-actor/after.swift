// Catalogue 35, 213: a body can't read a variable of an actor, and a constant never changes.
import SwiftUI

actor Bank {
    nonisolated let name = "Bank"
    private var count = 0

    func add() { count += 1 }

    func current() -> Int { count }
}

@Observable
final class Account {
    let bank = Bank()
    var name = ""
    var isOpen = false

    func deposit() {
        Task { await bank.add() }
        isOpen = true
    }
}

struct AccountView: View {
    var account: Account
    @State private var count = 0

    var body: some View {
        VStack {
            Text(account.name)
            Text("\(account.bank.name) \(count)")
            Button("Deposit") { account.deposit() }
        }
        .task { count = await account.bank.current() }
    }
}
