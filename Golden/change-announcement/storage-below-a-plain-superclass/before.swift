// Catalogue 45, 46: a superclass that tracks nothing has no part in what is announced.
import SwiftUI

class Logging {
    func log() {}
}

final class Preferences: Logging, ObservableObject {
    @Published var title = ""

    var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View { Toggle(preferences.title, isOn: $preferences.isOn) }
}
