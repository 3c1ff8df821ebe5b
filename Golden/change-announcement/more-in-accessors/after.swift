// Catalogue 45, 46: accessors of branches for several systems, which return by hand.
import SwiftUI

final class Login {
    static let shared = Login()
    private(set) var isOn = false
    func start() throws { isOn = true }
    func stop() { isOn = false }
}

@Observable
final class Preferences {
    var size = 1

    var system: String {
        if #available(iOS 18, macOS 15, *) { return "new" }
        return "old"
    }

    var opensAtLogin: Bool {
        get {
            access(keyPath: \.opensAtLogin)
            if #available(iOS 18, macOS 15, *) {
                return [Login.shared].contains { $0.isOn }
            } else {
                return false
            }
        }
        set {
            withMutation(keyPath: \.opensAtLogin) {
                if #available(iOS 18, macOS 15, *) {
                    do {
                        try Login.shared.start()
                    } catch {
                        print("Not set to \(newValue)")
                    }
                } else {
                    Login.shared.stop()
                }
            }
        }
    }
}

struct PreferencesView: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Toggle("At login", isOn: $preferences.opensAtLogin)
        Text("\(preferences.size)")
    }
}
