// Catalogue 45, 46: computed properties that announce what they store elsewhere.
import SwiftUI

final class Updater {
    var isAutomatic = false
    var interval = 0
}

final class Preferences: ObservableObject {
    private let updater = Updater()
    private let defaults = UserDefaults.standard
    @Published var title = ""

    var isAutomatic: Bool {
        get { updater.isAutomatic }
        set { objectWillChange.send(); updater.isAutomatic = newValue }
    }

    var interval: Int {
        get {
            updater.interval
        }
        set {
            objectWillChange.send()
            updater.interval = newValue
            if newValue > 0 {
                defaults.set(true, forKey: "hasChosen")
            }
        }
    }

    var isOn: Bool {
        get { return defaults.bool(forKey: "isOn") }
        set {
            defaults.set(newValue, forKey: "isOn")
            objectWillChange.send()
        }
    }

    var name: String {
        get {
            let name = defaults.string(forKey: "name")
            return name ?? ""
        }
        set {
            objectWillChange.send()
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

    var isNamed: Bool { !name.isEmpty }

    func reset() {
        defaults.removeObject(forKey: "hasChosen")
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle("Automatic", isOn: $preferences.isAutomatic)
        Stepper("Interval", value: $preferences.interval)
        Toggle("On", isOn: $preferences.isOn)
        TextField("Name", text: $preferences.name)
    }
}
