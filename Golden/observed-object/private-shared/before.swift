// Catalogue 102: private with a default becomes private let, so the memberwise init stays usable.
import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var isDark = false
}

struct HeaderView: View {
    @ObservedObject private var settings = Settings.shared
    @ObservedObject private var other: Settings = .shared
    var title: String

    var body: some View {
        Text(settings.isDark || other.isDark ? title.uppercased() : title)
    }
}

struct FooterView: View {
    @ObservedObject var settings = Settings.shared

    var body: some View {
        VStack {
            HeaderView(title: "Footer")
            Text(settings.isDark ? "dark" : "light")
        }
    }
}
