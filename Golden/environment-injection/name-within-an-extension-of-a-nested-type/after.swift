// Catalogue 123: an extension of a nested type does not see what the outer type declares: Model and session are those outside of Flow.
import SwiftUI

@Observable
final class Model {
    var title = ""
}

@Observable
final class Session {
    var user = ""
}

@MainActor let session = Session()

@MainActor
enum Flow {
    final class Model: ObservableObject {
        @Published var name = ""

        func refresh() { print(objectWillChange) }
    }

    static let session = Model()

    struct Factory {}
}

extension Flow.Factory {
    @MainActor
    func makeScreen() -> some View {
        Screen()
            .environment(Model())
            .environment(session)
    }
}

struct Screen: View {
    @Environment(Model.self) var model
    @Environment(Session.self) var session
    @EnvironmentObject var flow: Flow.Model

    var body: some View { Text(model.title + session.user + flow.name) }
}

struct Root: View {
    var body: some View {
        Flow.Factory().makeScreen()
            .environmentObject(Flow.session)
    }
}
