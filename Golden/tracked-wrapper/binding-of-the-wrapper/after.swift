// Catalogue 34: a view takes the binding that the wrapper itself gives; one of another type of the same name concerns nobody else.
import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var count = 0
}

@Observable
final class Profile {
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false
}

struct SettingsView: View {
    @StateObject private var settings = Settings()
    @State private var profile = Profile()

    var body: some View {
        Toggle("Dark", isOn: settings.$isDark)
        Toggle("\(settings.count)", isOn: $profile.isDark)
    }
}
