// Catalogue 45: a weak reference becomes nil once nobody else holds the object, which tells nobody.
import SwiftUI

final class Peer {}

final class Session: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    private var strong: Peer?
    weak var peer: Peer?

    func connect() {
        let peer = Peer()
        strong = peer
        self.peer = peer
    }

    func select() {
        strong = nil
        selection += 1
    }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.title + (session.peer == nil ? "gone" : "here")).onAppear { session.connect() }
    }
}
