// Catalogue 213: members with other names that extensions of protocols add, and the `count` of the type from outside.
import SwiftUI

extension NumberFormatter {
    var count: Int { Int(ProcessInfo.processInfo.systemUptime) }
}

extension Collection {
    var total: Int { Int(ProcessInfo.processInfo.systemUptime) }
}

final class Inbox: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    @Published var rows: [String] = []

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View { Text("\(inbox.title) of \(inbox.rows.total)") }
}

struct FormatterView: View {
    @ObservedObject var inbox: Inbox
    let formatter: NumberFormatter

    var body: some View { Text("\(inbox.title) of \(formatter.count)") }
}
