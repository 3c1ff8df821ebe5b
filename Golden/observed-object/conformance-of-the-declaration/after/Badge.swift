// Catalogue 165: the declaration itself names the view, or nothing in it needs an actor but for `body`, which has one.
import SwiftUI

@MainActor
func ring() {}

@MainActor
@Observable
final class Inbox {
    var unread = 0

    func read() {}
}

struct Badge: View {
    @State private var inbox = Inbox()
    var bell: Bell

    func open() {
        inbox.read()
        ring()
    }

    var body: some View {
        Text("\(inbox.unread) \(bell.count)").onTapGesture { open() }
    }
}

@Observable
final class Bell {
    var count = 0
}

struct Plain {
    var bell: Bell

    var title: String { "\(bell.count)" }

    @MainActor
    func tap() { ring() }
}

extension Plain: View {
    var body: some View {
        Text(title).onTapGesture { tap() }
    }
}

struct Dimmer {
    var bell: Bell
}
