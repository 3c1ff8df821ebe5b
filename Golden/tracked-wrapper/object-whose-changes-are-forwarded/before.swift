// Catalogue 34, 46, 67: no view follows the object itself, whose changes another one forwards.
import Combine
import SwiftUI

final class Appearance: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var name = ""
    lazy var title = "Appearance"

    func rename() { title = "Look" }
}

/// Nothing tells anyone of its changes.
final class Draft: ObservableObject {
    @AppStorage("draft") var text = ""
}

final class Settings: ObservableObject {
    let appearance = Appearance()
    let draft = Draft()
    @Published var count = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = appearance.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.appearance.title)
        Text(settings.appearance.isDark ? "dark" : "light")
        Text("\(settings.appearance.name) \(settings.count) \(settings.draft.text)")
    }
}
