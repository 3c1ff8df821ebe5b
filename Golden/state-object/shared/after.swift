// Catalogue 90: an object that lives elsewhere is made once anyway, with Xcode 26 too.
import SwiftUI

@Observable
final class Preferences {
    static let shared = Preferences()
    var isDark = false

    private init() {
        print("loading")
    }
}

struct PreferencesView: View {
    @State private var preferences = Preferences.shared

    var body: some View {
        Toggle("Dark", isOn: $preferences.isDark)
    }
}
