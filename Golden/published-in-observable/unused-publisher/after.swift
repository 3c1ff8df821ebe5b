// Catalogue 33, 145: what is left of a class that was moved by hand.
import Combine
import SwiftUI

@Observable
final class Inbox {
    var messages: [String] = []
    private(set) var unread = 0
    var title: String
    @ObservationIgnored var cancellables: Set<AnyCancellable> = []

    init(title: String) {
        self.title = title
    }

    func add(_ message: String) {
        messages.append(message)
        unread += 1
    }
}

struct InboxView: View {
    let inbox: Inbox
    @State private var title = ""

    var body: some View {
        TextField(inbox.title, text: $title)
        Text("\(inbox.messages.count), \(inbox.unread)")
    }
}
