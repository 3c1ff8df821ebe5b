// Catalogue 45: no view shows the weak reference.
import SwiftUI

final class Peer {
    func wave() {}
}

@Observable
final class Session {
    var title = ""
    var selection = 0
    private weak var peer: Peer?
    weak var other: Peer?

    func select() {
        peer?.wave()
        selection += 1
    }
}

struct SessionView: View {
    var session: Session

    var body: some View {
        Text(session.title)
        Button("Wave") { session.other?.wave() }
    }
}
