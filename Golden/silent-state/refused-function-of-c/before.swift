// Catalogue 220: functions of C whose names say that they ask are not initializers.
import Carbon
import SwiftUI

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

struct LockRow: View {
    @ObservedObject var session: Session

    var body: some View {
        VStack {
            Text(session.label)
            Text(IsSecureEventInputEnabled() ? "locked" : "free")
        }
    }
}

struct SessionButton: View {
    @ObservedObject var session: Session

    var body: some View { Button("\(session.runs)") { session.runs += 1 } }
}
