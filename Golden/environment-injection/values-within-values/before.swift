// Catalogue 123: an array of values that are named, and what `Optional` is given.
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

let session = Session()
let library = Library()

struct Services {
    let sessions = [session]
    let libraries = [library]
}

struct Root: View {
    let services = Services()
    let other: Session

    var body: some View {
        Profile().environmentObject(services.sessions[0])
        Shelf().environmentObject(services.libraries[0])
        Profile().environmentObject(Optional(other)!)
        if let shown = Optional(other) {
            Profile().environmentObject(shown)
        }
    }
}
