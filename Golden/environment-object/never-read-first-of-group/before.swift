// Catalogue 121, 131: properties that nothing reads go with their lines and their own comments; what is said of a group stays.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
}

final class Preferences: ObservableObject {
    @Published var size = 1
}

struct Header: View {
    // Environment
    @EnvironmentObject var session: Session
    @EnvironmentObject var preferences: Preferences

    let title: String

    var body: some View {
        Text("\(title) \(preferences.size)")
    }
}

struct Footer: View {
    @EnvironmentObject private var session: Session

    private let text = "end"

    var body: some View {
        Text(text)
    }
}

struct Pane: View {
    let title: String

    // Who is here.
    @EnvironmentObject
    private var session: Session

    var body: some View {
        Header(title: title)
        Footer()
    }
}

struct RootView: View {
    @StateObject private var session = Session()
    @StateObject private var preferences = Preferences()

    var body: some View {
        Pane(title: session.isOpen ? "open" : "closed")
            .environmentObject(session)
            .environmentObject(preferences)
    }
}
