// Catalogue 34, 46: stored values in a model, which the model announced.
import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("name") var name = "none"
    @AppStorage("isDark") var isDark = false
    @Published var changes = 0

    func reset() {
        name = "none"
        isDark = false
        changes += 1
    }
}

struct Root: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        NameView(preferences: preferences)
        Toggle("Dark", isOn: $preferences.isDark)
        Text(preferences.isDark ? "dark" : "light")
        Button("Reset") { preferences.reset() }
        Text("\(preferences.changes) changes")
    }
}

struct NameView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        TextField("Name", text: $preferences.name)
        Text("name \(preferences.name)")
    }
}
