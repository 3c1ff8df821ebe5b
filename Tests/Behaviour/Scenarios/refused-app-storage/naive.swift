// Stale: the wrapper is ignored, so that nobody is told.
import SwiftUI

@Observable
final class Preferences {
    @ObservationIgnored @AppStorage("name") var name = "none"
    var changes = 0
}

struct Root: View {
    @State private var preferences = Preferences()

    var body: some View {
        Button("Rename") { preferences.name = "some" }
        NameView(preferences: preferences)
        Text("\(preferences.changes) changes")
    }
}

struct NameView: View {
    var preferences: Preferences

    var body: some View {
        Text("name \(preferences.name)")
    }
}
