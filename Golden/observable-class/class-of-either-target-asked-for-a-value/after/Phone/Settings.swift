import SwiftUI

@Observable
final class Settings {
    var name = "Phone"

    static let isCompact = true
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}
