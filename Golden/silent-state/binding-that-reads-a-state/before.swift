// Catalogue 213: a binding that a view is handed reads a state, or what its parent follows, and only its action sets what is silent.
import SwiftUI

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

final class Settings {
    static let shared = Settings()
    var name = ""
}

struct NameRow: View {
    @ObservedObject var session: Session
    @Binding var name: String

    var body: some View {
        VStack {
            Text(session.label)
            Text(name)
        }
    }
}

struct NamePage: View {
    let session: Session
    @State private var name = ""

    var body: some View {
        VStack {
            NameRow(session: session, name: $name)
            NameRow(session: session, name: Binding(get: { name }, set: { Settings.shared.name = $0 }))
        }
    }
}

struct NameEditor: View {
    @ObservedObject var session: Session

    var body: some View {
        Button("\(session.runs)") {
            Settings.shared.name = "new"
            session.runs += 1
        }
    }
}
