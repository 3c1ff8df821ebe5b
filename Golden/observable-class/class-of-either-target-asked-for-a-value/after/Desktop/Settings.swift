import SwiftUI

@Observable
final class Settings {
    var name = "Desktop"

    static let isCompact = false
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}
