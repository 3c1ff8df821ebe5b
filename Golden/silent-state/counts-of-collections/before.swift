// Catalogue 213: a type from outside that gets a `count` too does not give it to arrays and strings.
import SwiftUI

extension NumberFormatter {
    var count: Int { Int(ProcessInfo.processInfo.systemUptime) }
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

    var body: some View { Text("\(inbox.title.count) of \(inbox.rows.count)") }
}
