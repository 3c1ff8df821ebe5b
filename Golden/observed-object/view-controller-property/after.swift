// Catalogue 110: in a view controller and in a model the wrapper does nothing; the object is made as often as before.
import SwiftUI
import UIKit

@Observable
final class Session {
    var user = ""
}

final class SessionController: UIViewController {
    var session = Session()

    func rename() {
        session.user = "Ada"
    }
}

struct SessionView: View {
    var session: Session

    var body: some View {
        Text(session.user)
    }
}
