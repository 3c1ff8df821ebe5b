import SwiftUI

final class Settings: ObservableObject {
    @Published var name = "Desktop"

    static let isCompact = false
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}
