// Catalogue 83: `.init(…)` makes the declared type, whose making only assigns properties.
import SwiftUI

enum Mode {
    case all, unread(limit: Int)
}

@Observable
final class Inbox {
    enum State {
        case loading, loaded(count: Int)
    }

    let mode: Mode
    var state = State.loading

    init(mode: Mode) {
        self.mode = mode
    }

    init(count: Int) {
        mode = .unread(limit: count)
        state = .loaded(count: count)
    }
}

struct InboxView: View {
    @State private var inbox: Inbox

    init(mode: Mode) {
        _inbox = State(initialValue: .init(mode: mode))
    }

    init(count: Int) {
        _inbox = State(initialValue: { .init(count: count) }())
    }

    var body: some View {
        switch inbox.state {
        case .loading: Text("Loading")
        case .loaded(let count): Text("\(count)")
        }
    }
}
