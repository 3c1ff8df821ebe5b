// Catalogue 61: another class follows a property.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var balance = 10
}

final class Monitor: ObservableObject {
    @Published private(set) var warnings = 0
    private var cancellable: AnyCancellable?

    init(account: Account) {
        cancellable = account.$balance
            .dropFirst()
            .filter { $0 < 0 }
            .sink { [weak self] _ in self?.warnings += 1 }
    }
}

struct Root: View {
    @StateObject private var account: Account
    @StateObject private var monitor: Monitor

    init() {
        let account = Account()
        _account = StateObject(wrappedValue: account)
        _monitor = StateObject(wrappedValue: Monitor(account: account))
    }

    var body: some View {
        Button("Spend") { account.balance -= 7 }
        Button("Earn") { account.balance += 10 }
        Text("\(account.balance)")
        Text("\(monitor.warnings) warnings")
    }
}
