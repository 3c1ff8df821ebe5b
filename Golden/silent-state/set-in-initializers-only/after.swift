// Catalogue 213, 218: a property that only initializers set, or that only has the name of one that is set, never updated a view.
import Foundation
import SwiftUI

struct Plan {
    let title: String

    func shortened() -> String { String(title.prefix(2)) }
}

@Observable
final class Account {
    var name = ""
    var plan = Plan(title: "Free")
    var joined: String
    var badges = ["new"]

    init(joined: String) {
        self.joined = joined
    }

    func rename() { name += "!" }
}

struct AccountView: View {
    var account: Account

    var body: some View {
        Text("\(account.name) \(Date().timeIntervalSince1970)")
        Text(account.badges.joined() + account.plan.shortened())
    }
}

struct AccountClock: View {
    var account: Account

    var body: some View { Text("\(account.name) \(Date().timeIntervalSince1970)") }
}

struct NoteView: View {
    @State private var joined = ""
    @State private var badges: [String] = []

    var body: some View {
        Button(joined) {
            joined = "today"
            badges.append(joined)
        }
    }
}

@Observable
final class Emblem {
    var title: String

    init(title: String) { self.title = title }

    convenience init(number: Int) {
        self.init(title: "")
        title = "\(number)"
    }
}

struct EmblemClock: View {
    var emblem: Emblem

    var body: some View { Text("\(Date().timeIntervalSince1970)") }
}

struct EmblemView: View {
    var emblem: Emblem

    var body: some View { Text(emblem.title) }
}
