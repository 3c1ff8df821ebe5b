// Catalogue 121, 131: properties that nothing reads go with their lines and their own comments; what is said of a group stays.
import SwiftUI

@Observable
final class Session {
    var isOpen = false
}

@Observable
final class Preferences {
    var size = 1
}

struct Header: View {
    // Environment
    @Environment(Preferences.self) var preferences

    let title: String

    var body: some View {
        Text("\(title) \(preferences.size)")
    }
}

struct Footer: View {
    private let text = "end"

    var body: some View {
        Text(text)
    }
}

struct Pane: View {
    let title: String

    var body: some View {
        Header(title: title)
        Footer()
    }
}

struct RootView: View {
    @State private var session = Session()
    @State private var preferences = Preferences()

    var body: some View {
        Pane(title: session.isOpen ? "open" : "closed")
            .environment(session)
            .environment(preferences)
    }
}
