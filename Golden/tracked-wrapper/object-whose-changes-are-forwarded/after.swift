// Catalogue 34, 46, 67: no view follows the object itself, whose changes another one forwards.
import Combine
import SwiftUI

@Observable
final class Appearance {
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false
    var name = ""
    @ObservationIgnored lazy var title = "Appearance"

    func rename() { title = "Look" }
}

/// Nothing tells anyone of its changes.
@Observable
final class Draft {
    @ObservationIgnored @AppStorage("draft") var text = ""
}

@Observable
final class Settings {
    let appearance = Appearance()
    let draft = Draft()
    var count = 0
    @ObservationIgnored private var subscription: AnyCancellable?

    init() {
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text(settings.appearance.title)
        Text(settings.appearance.isDark ? "dark" : "light")
        Text("\(settings.appearance.name) \(settings.count) \(settings.draft.text)")
    }
}
