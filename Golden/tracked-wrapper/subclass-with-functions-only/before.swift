// Catalogue 34, 46: a subclass that only overrides functions gets no macro of its own.
import SwiftUI

class Settings: ObservableObject {
    @AppStorage("isDark") var isDark = false

    func reset() {
        isDark = false
    }
}

final class PreviewSettings: Settings {
    override func reset() {}
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Button("Reset") { settings.reset() }
    }
}

#Preview {
    SettingsView(settings: PreviewSettings())
}
