// Catalogue 124: a call without a base may mean an overload in an extension of the protocol, whose class stays.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

// reobserve:keep
final class Library: ObservableObject {
    @Published var name = ""

    func refresh() { print(objectWillChange) }
}

protocol Factory {}

extension Factory {
    func make(_ name: String) -> Library { Library() }
}

struct Content: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject var library: Library

    var body: some View { Text(session.user + library.name) }
}

struct Screen: View, Factory {
    @StateObject private var session = Session()

    func make(_ number: Int) -> Session { Session() }

    var body: some View {
        Content()
            .environmentObject(make("main"))
            .environmentObject(session)
    }
}
