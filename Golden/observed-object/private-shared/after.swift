// Catalogue 102: private with a default becomes private let, so the memberwise init stays usable.
import SwiftUI

@Observable
final class Settings {
    static let shared = Settings()
    var isDark = false
}

struct HeaderView: View {
    private let settings = Settings.shared
    private let other: Settings = .shared
    var title: String

    var body: some View {
        Text(settings.isDark || other.isDark ? title.uppercased() : title)
    }
}

struct FooterView: View {
    var settings = Settings.shared

    var body: some View {
        VStack {
            HeaderView(title: "Footer")
            Text(settings.isDark ? "dark" : "light")
        }
    }
}
