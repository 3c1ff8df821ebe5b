// Catalogue 123: a static and an instance member have one name; the class of the static one stays.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Library: ObservableObject {
    @Published var name = ""

    func refresh() { print(objectWillChange) }
}

@MainActor
struct Services {
    static let model = Library()
    let model: Session
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

struct Shelf: View {
    @EnvironmentObject var library: Library

    var body: some View { Text(library.name) }
}

struct Screen: View {
    let services: Services

    var body: some View {
        Profile().environmentObject(services.model)
        Shelf().environmentObject(Services.model)
    }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
