// Catalogue 123: in a static member `self` is the type, whose members are static ones.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Library: ObservableObject {
    @Published var name = ""

    func refresh() { print(objectWillChange) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

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

    func profile() -> some View { Profile().environmentObject(self.model) }

    static func shelf() -> some View { Shelf().environmentObject(self.model) }
}

@MainActor
struct Stores {
    let model: Library
    static let model = Session()

    var shelf: some View { Shelf().environmentObject(self.model) }

    static var profile: some View { Profile().environmentObject(self.model) }
}

struct Root: View {
    var body: some View {
        Services(model: Session()).profile()
        Services.shelf()
        Stores(model: Library()).shelf
        Stores.profile
    }
}
