// Different: the observer of a tracked property runs in the initializer too.
import SwiftUI

@Observable
final class Session {
    var title = "session"
    private var token = "" {
        didSet { log.append("token \(token)") }
    }
    private var log: [String] = []

    init() {
        token = "first"
    }

    func renew() {
        token = "next"
        title = log.joined(separator: ",")
    }
}

struct Root: View {
    @State private var session = Session()

    var body: some View {
        Button("Renew") { session.renew() }
        Text(session.title)
    }
}
