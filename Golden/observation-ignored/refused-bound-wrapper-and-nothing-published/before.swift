// Catalogue 34: @AppStorage announces its changes although the class publishes nothing itself
import SwiftUI

final class Preferences: ObservableObject {
    static let shared = Preferences()
    @AppStorage("sound") var sound = true
}

struct PreferencesView: View {
    @ObservedObject var preferences = Preferences.shared

    var body: some View {
        Toggle("Sound", isOn: $preferences.sound)
    }
}
