// Catalogue 213: a binding that a view is handed reads what no object publishes, also where it was handed on.
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

struct NameSection: View {
    @Binding var name: String
    let session: Session

    var body: some View { NameRow(session: session, name: $name) }
}

struct NamePage: View {
    let session: Session

    var body: some View {
        NameSection(
            name: Binding(get: { Settings.shared.name }, set: { Settings.shared.name = $0 }), session: session)
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
