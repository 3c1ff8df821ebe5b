// Catalogue 211: a wrapper that asks for nothing hands the object out, and the container tells its type.
import FactoryKit
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

extension Container {
    var session: Factory<Session> {
        self { Session() }
    }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.name)
    }
}

struct RootView: View {
    @Injected(\.session) private var current

    var body: some View {
        SessionView(session: current)
            .environmentObject(current)
    }
}
