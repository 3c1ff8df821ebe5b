// Catalogue 123: aliases within functions name the type of the objects.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

@MainActor
func makeProfile() -> some View {
    typealias Model = Session
    let model = Model()
    return Profile().environmentObject(model)
}

struct Screen: View {
    let object: Any

    func profile() -> some View {
        typealias Model = Session
        let model = object as! Model
        return Profile().environmentObject(model)
    }

    var body: some View { profile() }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
