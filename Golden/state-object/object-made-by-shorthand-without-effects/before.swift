// Catalogue 83: `.init(…)` makes the declared type, whose making only assigns properties.
import SwiftUI

enum Mode {
    case all, unread(limit: Int)
}

final class Inbox: ObservableObject {
    enum State {
        case loading, loaded(count: Int)
    }

    let mode: Mode
    @Published var state = State.loading

    init(mode: Mode) {
        self.mode = mode
    }

    init(count: Int) {
        mode = .unread(limit: count)
        state = .loaded(count: count)
    }
}

struct InboxView: View {
    @StateObject private var inbox: Inbox

    init(mode: Mode) {
        _inbox = StateObject(wrappedValue: .init(mode: mode))
    }

    init(count: Int) {
        _inbox = StateObject(wrappedValue: { .init(count: count) }())
    }

    var body: some View {
        switch inbox.state {
        case .loading: Text("Loading")
        case .loaded(let count): Text("\(count)")
        }
    }
}
