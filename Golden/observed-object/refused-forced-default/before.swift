// Catalogue 102: the wrapper asks for an object and forces an implicitly unwrapped one; without it the property would be an optional.
import SwiftUI

final class Session: ObservableObject {
    static var shared: Session!

    @Published var title = ""

    func rename() { title = "a" }
}

struct SessionView: View {
    @ObservedObject private var session = Session.shared

    var body: some View { Button(session.title) { session.rename() } }
}
