// Catalogue 34, 46: beside a superclass that moves two registrars would meet, also behind a plain one.
import SwiftUI

class Settings: ObservableObject {
    @Published var width = 0.0
}

class Plain: Settings {
    func log() {}
}

final class DarkSettings: Plain {
    @AppStorage("isDark") var isDark = false
}

struct SettingsView: View {
    @ObservedObject var settings: DarkSettings

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Text("\(settings.width)")
    }
}
