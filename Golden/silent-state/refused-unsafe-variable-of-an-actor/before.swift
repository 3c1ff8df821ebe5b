// Catalogue 35, 213: `nonisolated(unsafe)` lets a body read a variable of an actor, which tells of no change.
import SwiftUI

actor Bank {
    nonisolated(unsafe) var count = 0
}

final class Account: ObservableObject {
    let bank = Bank()
    @Published var name = ""
    @Published var isOpen = false

    func deposit() {
        bank.count += 1
        isOpen = true
    }
}

struct AccountView: View {
    @ObservedObject var account: Account

    var body: some View {
        VStack {
            Text(account.name)
            Text("\(account.bank.count)")
            Button("Deposit") { account.deposit() }
        }
    }
}
