// Catalogue 34: a wrapper that an object announced, and the macro does not.
import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("name") var name = "none"
    @Published var changes = 0
}

struct Root: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Button("Rename") { preferences.name = "some" }
        NameView(preferences: preferences)
        Text("\(preferences.changes) changes")
    }
}

struct NameView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Text("name \(preferences.name)")
    }
}
