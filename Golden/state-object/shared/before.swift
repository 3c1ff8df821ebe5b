// Catalogue 90: an object that lives elsewhere is made once anyway, with Xcode 26 too.
import SwiftUI

final class Preferences: ObservableObject {
    static let shared = Preferences()
    @Published var isDark = false

    private init() {
        print("loading")
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences.shared

    var body: some View {
        Toggle("Dark", isOn: $preferences.isDark)
    }
}
