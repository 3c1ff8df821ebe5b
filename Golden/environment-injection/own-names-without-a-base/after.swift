// Catalogue 123: without a base a name is the value's in a method of the value, and the type's in a static one.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

final class Library: ObservableObject {
    @Published var name = ""

    func refresh() { print(objectWillChange) }
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

struct Shelf: View {
    @EnvironmentObject var library: Library

    var body: some View { Text(library.name) }
}

@MainActor
struct Services {
    static let model = Library()
    let model: Session

    func profile() -> some View { Profile().environment(model) }

    static func shelf() -> some View { Shelf().environmentObject(model) }
}

@MainActor
struct Stores {
    let model: Session
    static let model = Library()

    var profile: some View { Profile().environment(model) }

    static var shelf: some View { Shelf().environmentObject(model) }
}

@MainActor
enum Page {
    case session(Session)
    case help

    var session: Session? {
        if case .session(let session) = self { return session }
        return nil
    }

    @ViewBuilder
    func named() -> some View {
        if let session = session {
            Profile().environment(session)
        }
    }

    @ViewBuilder
    func short() -> some View {
        if let session {
            Profile().environment(session)
        }
    }
}

struct Root: View {
    @State private var session = Session()

    var body: some View {
        Services(model: session).profile()
        Services.shelf()
        Stores(model: session).profile
        Stores.shelf
        Page.session(session).named()
        Page.session(session).short()
    }
}
