// Catalogue 110: a wrapper in a class, where it does nothing.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = "Ann"
}

final class Greeter: ObservableObject {
    @ObservedObject var session: Session
    @Published var greetings = 0

    init(session: Session) { self.session = session }

    var text: String { "Hello \(session.user), \(greetings)" }
}

struct Root: View {
    @StateObject private var session: Session
    @StateObject private var greeter: Greeter

    init() {
        let session = Session()
        _session = StateObject(wrappedValue: session)
        _greeter = StateObject(wrappedValue: Greeter(session: session))
    }

    var body: some View {
        Button("Greet") { greeter.greetings += 1 }
        Button("Switch") { session.user = session.user == "Ann" ? "Ben" : "Ann" }
        Text(greeter.text)
    }
}
