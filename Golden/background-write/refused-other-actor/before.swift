// Catalogue 223: a class on a global actor that is not the main one calls what sets the property.
import SwiftUI

@globalActor
actor NetworkActor {
    static let shared = NetworkActor()
}

final class Connection: ObservableObject {
    @Published var isOpen = false

    func open() {
        isOpen = true
    }
}

@NetworkActor
final class Pool {
    var connections: [Connection] = []

    func openAll() {
        for connection in connections { connection.open() }
    }
}

final class Session: ObservableObject {
    @Published var name = ""

    @NetworkActor
    func rename() {
        name = "new"
    }
}

struct ConnectionView: View {
    @ObservedObject var connection: Connection
    @ObservedObject var session: Session

    var body: some View {
        Text(connection.isOpen ? session.name : "closed")
    }
}
