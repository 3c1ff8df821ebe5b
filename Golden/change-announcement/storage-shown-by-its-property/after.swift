// Catalogue 45, 46: what is stored elsewhere is shown by the property that announces it only; beside it another view reads the storage itself.
import SwiftUI

@Observable
final class Settings {
    private let store = UserDefaults.standard

    var keepsInMenu: Bool {
        get { access(keyPath: \.keepsInMenu); return store.bool(forKey: "menu") }
        set { withMutation(keyPath: \.keepsInMenu) { store.set(newValue, forKey: "menu") } }
    }
}

struct SettingsView: View {
    @Bindable var settings: Settings

    var body: some View { Toggle("Menu", isOn: $settings.keepsInMenu) }
}

final class Sounds: ObservableObject {
    private let store = UserDefaults.standard

    var isLoud: Bool {
        get { store.bool(forKey: "loud") }
        set { objectWillChange.send(); store.set(newValue, forKey: "loud") }
    }
}

struct SoundsView: View {
    @ObservedObject var sounds: Sounds

    var body: some View {
        Toggle("Loud", isOn: $sounds.isLoud)
        SoundsNote(sounds: sounds)
    }
}

struct SoundsNote: View {
    @ObservedObject var sounds: Sounds

    var body: some View { Text(UserDefaults.standard.bool(forKey: "loud") ? "loud" : "quiet") }
}
