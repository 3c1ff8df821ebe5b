// Catalogue 39: observers of plain properties don't run in the initializer.
import SwiftUI

final class Session: ObservableObject {
    @Published var title = "session"
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
    @StateObject private var session = Session()

    var body: some View {
        Button("Renew") { session.renew() }
        Text(session.title)
    }
}
