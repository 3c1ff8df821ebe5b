// Catalogue 45, 47: what a setter sends for another object says nothing of the property that it sets. Views that show
// the property through that object are told by it, as they were by the object.
import SwiftUI

enum Login {
    static let model = LoginModel()

    static var isEnabled: Bool {
        get { UserDefaults.standard.bool(forKey: "login") }
        set {
            model.objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "login")
        }
    }
}

final class LoginModel: ObservableObject {
    var isEnabled: Bool {
        get { Login.isEnabled }
        set { Login.isEnabled = newValue }
    }
}

struct LoginToggle: View {
    @ObservedObject private var login = Login.model

    var body: some View {
        Toggle("Launch at login", isOn: $login.isEnabled)
        Text(login.isEnabled ? "On" : "Off")
        Button("Turn off") { Login.isEnabled = false }
    }
}

// What is sent for the object itself is told by the property.
final class SoundModel: ObservableObject {
    var isMuted: Bool {
        get { UserDefaults.standard.bool(forKey: "muted") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "muted")
        }
    }
}

struct SoundToggle: View {
    @ObservedObject var sound: SoundModel

    var body: some View {
        Toggle("Mute", isOn: $sound.isMuted)
    }
}
