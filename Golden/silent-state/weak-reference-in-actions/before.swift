// Catalogue 45: no view shows the weak reference.
import SwiftUI

final class Peer {
    func wave() {}
}

final class Session: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    private weak var peer: Peer?
    weak var other: Peer?

    func select() {
        peer?.wave()
        selection += 1
    }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.title)
        Button("Wave") { session.other?.wave() }
    }
}
