// Catalogue 34, 46: not asked for, @AppStorage in a model stays.
import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("isDark") var isDark = false
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle("Dark", isOn: $preferences.isDark)
    }
}
