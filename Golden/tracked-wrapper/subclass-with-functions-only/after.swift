// Catalogue 34, 46: a subclass that only overrides functions gets no macro of its own.
import SwiftUI

@Observable
class Settings {
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false

    func reset() {
        isDark = false
    }
}

final class PreviewSettings: Settings {
    override func reset() {}
}

struct SettingsView: View {
    @Bindable var settings: Settings

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Button("Reset") { settings.reset() }
    }
}

#Preview {
    SettingsView(settings: PreviewSettings())
}
