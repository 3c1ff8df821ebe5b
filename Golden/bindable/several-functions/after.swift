// Catalogue 122: body, a helper with an explicit return, a result builder and a function each make their own binding.
import SwiftUI

@Observable
final class Settings {
    var name = ""
    var isOn = false
}

struct SettingsView: View {
    @Environment(Settings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        TextField("Name", text: $settings.name)
        toggle
        field("Other")
        rows
    }

    private var toggle: some View {
        Toggle("On", isOn: Bindable(settings).isOn)
    }

    private func field(_ title: String) -> some View {
        return TextField(title, text: Bindable(self.settings).name)
    }

    @ViewBuilder
    private var rows: some View {
        Toggle("On", isOn: Bindable(settings).isOn)
        TextField("Name", text: Bindable(settings).name)
    }
}

#Preview {
    SettingsView().environment(Settings())
}
