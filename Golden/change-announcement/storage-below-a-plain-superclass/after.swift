// Catalogue 45, 46: a superclass that tracks nothing has no part in what is announced.
import SwiftUI

class Logging {
    func log() {}
}

@Observable
final class Preferences: Logging {
    var title = ""

    var isOn: Bool {
        get { access(keyPath: \.isOn); return UserDefaults.standard.bool(forKey: "isOn") }
        set { withMutation(keyPath: \.isOn) { UserDefaults.standard.set(newValue, forKey: "isOn") } }
    }
}

struct PreferencesView: View {
    @State private var preferences = Preferences()

    var body: some View { Toggle(preferences.title, isOn: $preferences.isOn) }
}
