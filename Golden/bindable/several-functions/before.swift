// Catalogue 122: body, a helper with an explicit return, a result builder and a function each make their own binding.
import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
}

struct SettingsView: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        TextField("Name", text: $settings.name)
        toggle
        field("Other")
        rows
    }

    private var toggle: some View {
        Toggle("On", isOn: $settings.isOn)
    }

    private func field(_ title: String) -> some View {
        return TextField(title, text: self.$settings.name)
    }

    @ViewBuilder
    private var rows: some View {
        Toggle("On", isOn: $settings.isOn)
        TextField("Name", text: $settings.name)
    }
}

#Preview {
    SettingsView().environmentObject(Settings())
}
