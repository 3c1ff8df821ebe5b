// Catalogue 34: a wrapper from outside that publishes reaches for the object around it, and asks for an ObservableObject.
import Persistence
import SwiftUI

final class Preferences: ObservableObject {
    @PublishedSetting("isDark") var isDark = false
    @Published var accent = "blue"
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Text(preferences.accent + "\(preferences.isDark)")
    }
}
