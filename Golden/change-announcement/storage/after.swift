// Catalogue 45, 46: computed properties that announce what they store elsewhere.
import SwiftUI

final class Updater {
    var isAutomatic = false
    var interval = 0
}

@Observable
final class Preferences {
    private let updater = Updater()
    private let defaults = UserDefaults.standard
    var title = ""

    var isAutomatic: Bool {
        get { access(keyPath: \.isAutomatic); return updater.isAutomatic }
        set { withMutation(keyPath: \.isAutomatic) { updater.isAutomatic = newValue } }
    }

    var interval: Int {
        get {
            access(keyPath: \.interval)
            return updater.interval
        }
        set {
            withMutation(keyPath: \.interval) {
                updater.interval = newValue
                if newValue > 0 {
                    defaults.set(true, forKey: "hasChosen")
                }
            }
        }
    }

    var isOn: Bool {
        get { access(keyPath: \.isOn); return defaults.bool(forKey: "isOn") }
        set {
            withMutation(keyPath: \.isOn) {
                defaults.set(newValue, forKey: "isOn")
            }
        }
    }

    var name: String {
        get {
            access(keyPath: \.name)
            let name = defaults.string(forKey: "name")
            return name ?? ""
        }
        set {
            withMutation(keyPath: \.name) {
                defaults.set(true, forKey: "hasChosen")
                // An empty name is none.
                if newValue.isEmpty {
                    defaults.removeObject(forKey: "name")
                } else {
                    defaults.set(newValue, forKey: "name")
                }

                title = newValue
            }
        }
    }

    var isNamed: Bool { !name.isEmpty }

    func reset() {
        defaults.removeObject(forKey: "hasChosen")
    }
}

struct PreferencesView: View {
    @State private var preferences = Preferences()

    var body: some View {
        Toggle("Automatic", isOn: $preferences.isAutomatic)
        Stepper("Interval", value: $preferences.interval)
        Toggle("On", isOn: $preferences.isOn)
        TextField("Name", text: $preferences.name)
    }
}
