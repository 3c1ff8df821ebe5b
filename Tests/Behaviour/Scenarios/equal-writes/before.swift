// Catalogue 40: equal values are set again and again.
import SwiftUI

final class Poll: ObservableObject {
    @Published var isOpen = true
    @Published var votes = [1, 2]

    func refresh() {
        isOpen = true
        votes = [1, 2]
    }
}

struct Root: View {
    @StateObject private var poll = Poll()

    var body: some View {
        Button("Refresh") { poll.refresh() }
        Button("Close") { poll.isOpen = false }
        Text(poll.isOpen ? "open" : "closed")
        Text("\(poll.votes.count) votes")
    }
}
