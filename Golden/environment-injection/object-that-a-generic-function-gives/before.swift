// Catalogue 124: the argument of a generic function tells which of two types is injected.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var unread = 0
}

final class Outbox: ObservableObject {
    @Published var waiting = 0
}

func pick<Element>(_ elements: [Element], where isWanted: (Element) -> Bool) -> Element {
    elements.first(where: isWanted) ?? elements[0]
}

struct MailView: View {
    @EnvironmentObject var inbox: Inbox
    @EnvironmentObject var outbox: Outbox

    var body: some View {
        Text("\(inbox.unread) \(outbox.waiting)")
    }
}

struct MailScreen: View {
    let inboxes: [Inbox]
    let outbox: Outbox

    var body: some View {
        MailView()
            .environmentObject(pick(inboxes) { $0.unread > 0 })
            .environmentObject(outbox)
    }
}
