// Catalogue 124: the project adds the property to a protocol of an SDK, and no source shows that the superclass conforms to it.
import SwiftUI
import UIKit

final class Session: ObservableObject {
    @Published var user = ""
}

extension NSObjectProtocol {
    @MainActor var session: Session { Session() }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

final class ProfileScreen: UIViewController {
    func makeProfile() -> some View { Profile().environmentObject(session) }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
