import SwiftUI

final class Settings: ObservableObject {
    @Published var name = "Phone"

    static let isCompact = true
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}
