// Catalogue 124: the argument of a generic function tells which of two types is injected.
import SwiftUI

@Observable
final class Inbox {
    var unread = 0
}

@Observable
final class Outbox {
    var waiting = 0
}

func pick<Element>(_ elements: [Element], where isWanted: (Element) -> Bool) -> Element {
    elements.first(where: isWanted) ?? elements[0]
}

struct MailView: View {
    @Environment(Inbox.self) var inbox
    @Environment(Outbox.self) var outbox

    var body: some View {
        Text("\(inbox.unread) \(outbox.waiting)")
    }
}

struct MailScreen: View {
    let inboxes: [Inbox]
    let outbox: Outbox

    var body: some View {
        MailView()
            .environment(pick(inboxes) { $0.unread > 0 })
            .environment(outbox)
    }
}
