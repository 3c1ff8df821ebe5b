import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Profile: View {
    @StateObject private var session = Session()

    var body: some View { Text(session.user) }
}
