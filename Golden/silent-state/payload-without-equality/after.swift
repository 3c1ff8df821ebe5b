// Catalogue 213: an enum with values and no == of its own tells of each assignment, equal or not.
import SwiftUI

enum Phase {
    case idle
    case loaded([String])
}

@Observable
final class Feed {
    var phase = Phase.idle

    func reload() {
        phase = .loaded([])
    }
}

struct FeedView: View {
    var feed: Feed

    var body: some View {
        Text(Date().description)
        if case .loaded(let items) = feed.phase { Text("\(items.count)") }
        Button("Reload") { feed.reload() }
    }
}
