// Catalogue 83: making an object that looks up defaults and files, and makes its children, can't be noticed.
import SwiftUI

actor Worker {
    private var count = 0
    private let isActive: Bool

    init(isActive: Bool) { self.isActive = isActive }
}

@Observable
final class Interests {
    struct Interest: Identifiable {
        let id: String
        var isOn = false
    }

    var list = ["Music", "Sport"].map { Interest(id: $0) }
}

@Observable
final class Settings {
    var isLoud: Bool {
        didSet { UserDefaults.standard.set(isLoud, forKey: "loud") }
    }
    let interests = Interests()
    private let folder: URL?
    private let worker = Worker(isActive: true)
    private let queue = DispatchQueue(label: "settings")
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
        isLoud = UserDefaults.standard.bool(forKey: "loud") || defaults.bool(forKey: "loud")
        folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    }
}

struct SettingsView: View {
    @State private var settings: Settings

    init(defaults: UserDefaults) {
        _settings = State(initialValue: Settings(defaults: defaults))
    }

    var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
}

struct RootView: View {
    let defaults: UserDefaults

    var body: some View { SettingsView(defaults: defaults) }
}
