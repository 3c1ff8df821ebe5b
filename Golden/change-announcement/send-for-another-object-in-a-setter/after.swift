// Catalogue 45, 47: what a setter sends for another object says nothing of the property that it sets. Views that show
// the property through that object are told by it, as they were by the object.
import SwiftUI

enum Login {
    static let model = LoginModel()

    static var isEnabled: Bool {
        get { UserDefaults.standard.bool(forKey: "login") }
        set {
            model.withMutation(keyPath: \.isEnabled) {}
            UserDefaults.standard.set(newValue, forKey: "login")
        }
    }
}

@Observable
final class LoginModel {
    var isEnabled: Bool {
        get { access(keyPath: \.isEnabled); return Login.isEnabled }
        set { Login.isEnabled = newValue }
    }
}

struct LoginToggle: View {
    @Bindable private var login = Login.model

    var body: some View {
        Toggle("Launch at login", isOn: $login.isEnabled)
        Text(login.isEnabled ? "On" : "Off")
        Button("Turn off") { Login.isEnabled = false }
    }
}

// What is sent for the object itself is told by the property.
@Observable
final class SoundModel {
    var isMuted: Bool {
        get { access(keyPath: \.isMuted); return UserDefaults.standard.bool(forKey: "muted") }
        set {
            withMutation(keyPath: \.isMuted) {
                UserDefaults.standard.set(newValue, forKey: "muted")
            }
        }
    }
}

struct SoundToggle: View {
    @Bindable var sound: SoundModel

    var body: some View {
        Toggle("Mute", isOn: $sound.isMuted)
    }
}
