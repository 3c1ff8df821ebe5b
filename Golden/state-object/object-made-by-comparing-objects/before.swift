// Catalogue 83: objects of a class are compared by its own `==`; the one of another type, which acts, is not meant.
import SwiftUI

class Account {
    let id: String

    init(id: String) { self.id = id }
}

extension Account: Hashable {
    static func == (left: Account, right: Account) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Report: Equatable {
    let error: Any

    var id: String {
        UserDefaults.standard.set(true, forKey: "isCompared")
        return ""
    }

    static func == (left: Report, right: Report) -> Bool { left.id == right.id }
}

final class Switcher: ObservableObject {
    @Published var marks: [Bool] = []

    init(accounts: [Account], active: Account?) {
        marks = accounts.map { Self.isActive(account: $0, active: active) }
    }

    private static func isActive(account: Account, active: Account?) -> Bool { account == active }
}

struct SwitcherView: View {
    @StateObject private var switcher: Switcher

    init(accounts: [Account], active: Account?) {
        _switcher = StateObject(wrappedValue: Switcher(accounts: accounts, active: active))
    }

    var body: some View { Text("\(switcher.marks.count)") }
}

struct RootView: View {
    let accounts: [Account]

    var body: some View { SwitcherView(accounts: accounts, active: accounts.first) }
}
