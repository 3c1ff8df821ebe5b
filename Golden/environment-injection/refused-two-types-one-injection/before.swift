// Catalogue 124: one injection nobody can resolve may mean either of the two types; both stay.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var unread = 0
}

final class Outbox: ObservableObject {
    @Published var waiting = 0
}

func pick<Element>(_ elements: [Int: Int], as element: (Int) -> Element) -> Element {
    element(elements.keys.max() ?? 0)
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
            .environmentObject(pick([0: 1]) { inboxes[$0] })
            .environmentObject(outbox)
    }
}
