// Catalogue 124: an overload in an extension of the protocol takes another type and returns an object of another class, which stays.
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

struct AppFactory: Factory {
    func make(_ number: Int) -> Session { Session() }
}

struct Content: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject var library: Library

    var body: some View { Text(session.user + library.name) }
}

struct Screen: View {
    let factory: AppFactory
    @StateObject private var session = Session()

    var body: some View {
        Content()
            .environmentObject(factory.make("main"))
            .environmentObject(session)
    }
}
