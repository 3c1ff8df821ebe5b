// Catalogue 34: a view binds to a property behind a wrapper that can't be in two.
import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var accent = "blue"

    var darkness: Binding<Bool> { $isDark }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle(preferences.accent, isOn: $preferences.isDark)
    }
}
