// Catalogue 124: no source declares the name, and a macro may have added it to the type around.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

@Provides("session")
struct Screen: View {
    var body: some View { Profile().environmentObject(session) }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
