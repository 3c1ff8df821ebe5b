// Catalogue 34, 213: no view reads the property behind the wrapper, but one shows the default that it stores, and was updated with it.
import SwiftUI

enum Preferences {
    static var limit: Int { UserDefaults.standard.integer(forKey: "limit") }
}

final class Settings: ObservableObject {
    @AppStorage("limit") private var limit = 10
    @Published var title = ""

    func raise() { limit += 1 }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.title) \(Preferences.limit)")
        Button("Raise") { settings.raise() }
    }
}
