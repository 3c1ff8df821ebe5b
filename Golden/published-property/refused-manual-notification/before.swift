// Catalogue 45: a computed property over UserDefaults announces its own changes.
import SwiftUI

final class Preferences: ObservableObject {
    private let defaults = UserDefaults.standard

    var isCompact: Bool {
        get { defaults.bool(forKey: "compact") }
        set {
            objectWillChange.send()
            defaults.set(newValue, forKey: "compact")
        }
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle("Compact", isOn: $preferences.isCompact)
    }
}
