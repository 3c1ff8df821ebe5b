import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
