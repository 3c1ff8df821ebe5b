// Catalogue 101, 102: private with a default and a binding becomes @Bindable private var.
import SwiftUI

@Observable
final class Preferences {
    static let shared = Preferences()
    var sounds = true
}

struct SoundsRow: View {
    @Bindable private var preferences = Preferences.shared
    let title: String

    var body: some View {
        Toggle(title, isOn: $preferences.sounds)
    }
}

struct PreferencesView: View {
    var body: some View {
        SoundsRow(title: "Sounds")
    }
}
