// Catalogue 124: no source declares the name; a generic class of a library may have it, of the type that it is made for.
import Library
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class ScreenController: Controller<Session> {
    func makeView() -> some View { Profile().environmentObject(model) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
