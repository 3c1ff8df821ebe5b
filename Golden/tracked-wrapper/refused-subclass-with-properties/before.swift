// Catalogue 34, 46: a subclass with properties has a registrar of its own.
import SwiftUI

class Settings: ObservableObject {
    @AppStorage("isDark") var isDark = false
}

final class WideSettings: Settings {
    @Published var width = 0.0
}

struct SettingsView: View {
    @ObservedObject var settings: WideSettings

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Text("\(settings.width)")
    }
}
