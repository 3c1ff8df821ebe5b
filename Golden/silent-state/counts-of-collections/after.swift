// Catalogue 213: a type from outside that gets a `count` too does not give it to arrays and strings.
import SwiftUI

extension NumberFormatter {
    var count: Int { Int(ProcessInfo.processInfo.systemUptime) }
}

@Observable
final class Inbox {
    var title = ""
    var selection = 0
    var rows: [String] = []

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    var inbox: Inbox

    var body: some View { Text("\(inbox.title.count) of \(inbox.rows.count)") }
}
