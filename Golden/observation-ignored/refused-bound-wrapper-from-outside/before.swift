// Catalogue 34: a view binds to a property behind a wrapper from outside, which may announce its changes.
import Persistence
import SwiftUI

final class Preferences: ObservableObject {
    @Setting("isDark") var isDark = false
    @Published var accent = "blue"
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle(preferences.accent, isOn: $preferences.isDark)
    }
}
