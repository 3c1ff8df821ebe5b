// Catalogue 123: an extension of a nested type does not see what the outer type declares: Model and session are those outside of Flow.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

final class Session: ObservableObject {
    @Published var user = ""
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
            .environmentObject(Model())
            .environmentObject(session)
    }
}

struct Screen: View {
    @EnvironmentObject var model: Model
    @EnvironmentObject var session: Session
    @EnvironmentObject var flow: Flow.Model

    var body: some View { Text(model.title + session.user + flow.name) }
}

struct Root: View {
    var body: some View {
        Flow.Factory().makeScreen()
            .environmentObject(Flow.session)
    }
}
