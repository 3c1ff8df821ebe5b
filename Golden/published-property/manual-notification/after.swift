// Catalogue 45: a computed property over UserDefaults announces its own changes.
import SwiftUI

@Observable
final class Preferences {
    private let defaults = UserDefaults.standard

    var isCompact: Bool {
        get { access(keyPath: \.isCompact); return defaults.bool(forKey: "compact") }
        set {
            withMutation(keyPath: \.isCompact) {
                defaults.set(newValue, forKey: "compact")
            }
        }
    }
}

struct PreferencesView: View {
    @State private var preferences = Preferences()

    var body: some View {
        Toggle("Compact", isOn: $preferences.isCompact)
    }
}
