// Catalogue 83: objects of the subclass are compared by the `==` of its superclass, which acts.
import SwiftUI

class Account {
    let id: String

    init(id: String) { self.id = id }
}

extension Account: Hashable {
    static func == (left: Account, right: Account) -> Bool {
        UserDefaults.standard.set(true, forKey: "isCompared")
        return left.id == right.id
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class GuestAccount: Account {}

final class Switcher: ObservableObject {
    @Published var marks: [Bool] = []

    init(accounts: [GuestAccount], active: GuestAccount?) {
        marks = accounts.map { Self.isActive(account: $0, active: active) }
    }

    private static func isActive(account: GuestAccount, active: GuestAccount?) -> Bool { account == active }
}

struct SwitcherView: View {
    @StateObject private var switcher: Switcher

    init(accounts: [GuestAccount], active: GuestAccount?) {
        _switcher = StateObject(wrappedValue: Switcher(accounts: accounts, active: active))
    }

    var body: some View { Text("\(switcher.marks.count)") }
}

struct RootView: View {
    let accounts: [GuestAccount]

    var body: some View { SwitcherView(accounts: accounts, active: accounts.first) }
}
