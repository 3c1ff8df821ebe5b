// Catalogue 110: in a view controller and in a model the wrapper does nothing; the object is made as often as before.
import SwiftUI
import UIKit

final class Session: ObservableObject {
    @Published var user = ""
}

final class SessionController: UIViewController {
    @ObservedObject var session = Session()

    func rename() {
        session.user = "Ada"
    }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.user)
    }
}
