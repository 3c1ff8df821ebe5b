// Catalogue 34: a view takes the binding that the wrapper itself gives; one of another type of the same name concerns nobody else.
import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var count = 0
}

final class Profile: ObservableObject {
    @AppStorage("isDark") var isDark = false
}

struct SettingsView: View {
    @StateObject private var settings = Settings()
    @StateObject private var profile = Profile()

    var body: some View {
        Toggle("Dark", isOn: settings.$isDark)
        Toggle("\(settings.count)", isOn: $profile.isDark)
    }
}
