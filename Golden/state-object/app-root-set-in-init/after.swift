// Catalogue 81, 83: an app is made once, so that its init may make the object, effects or not, with Xcode 26 too.
import SwiftUI

@Observable
final class Session {
    var user = ""

    init(name: String) {
        NotificationCenter.default.post(name: Notification.Name(name), object: self)
    }
}

@main
struct SessionApp: App {
    @State private var session: Session
    @State private var guest = Session(name: "guest")

    init() {
        _session = State(initialValue: Session(name: "main"))
    }

    var body: some Scene {
        WindowGroup {
            Text(session.user + guest.user)
        }
    }
}
