// Catalogue 123: aliases within functions name the type of the objects.
import SwiftUI

@Observable
final class Session {
    var user = ""
}

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

@MainActor
func makeProfile() -> some View {
    typealias Model = Session
    let model = Model()
    return Profile().environment(model)
}

struct Screen: View {
    let object: Any

    func profile() -> some View {
        typealias Model = Session
        let model = object as! Model
        return Profile().environment(model)
    }

    var body: some View { profile() }
}

struct Root: View {
    @State private var session = Session()

    var body: some View { Profile().environment(session) }
}
