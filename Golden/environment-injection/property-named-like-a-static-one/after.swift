// Catalogue 123: a static and an instance member have one name; the class of the static one stays.
import SwiftUI

@Observable
final class Session {
    var user = ""
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
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

struct Shelf: View {
    @EnvironmentObject var library: Library

    var body: some View { Text(library.name) }
}

struct Screen: View {
    let services: Services

    var body: some View {
        Profile().environment(services.model)
        Shelf().environmentObject(Services.model)
    }
}

struct Root: View {
    @State private var session = Session()

    var body: some View { Profile().environment(session) }
}
