// Catalogue 219: a function gives a view the object that others change, though the view never names it.
import SwiftUI

final class Settings: ObservableObject {
    @Published var isLarge = false

    func toggle() { isLarge.toggle() }
}

enum Services {
    private static let settings = Settings()

    static func makeSettings() -> Settings { settings }
}

struct TitleView: View {
    @StateObject private var settings = Services.makeSettings()

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "title") ?? "")
    }
}

struct SettingsView: View {
    @ObservedObject var settings = Services.makeSettings()

    var body: some View { Button(settings.isLarge ? "Large" : "Small") { settings.toggle() } }
}
