// Catalogue 102: fileprivate with a default hides the memberwise init as private does, so it becomes let too.
import SwiftUI

@Observable
final class Settings {
    static let shared = Settings()
    var isDark = false
}

struct HeaderView: View {
    fileprivate let settings = Settings.shared
    var title: String

    var body: some View {
        Text(settings.isDark ? title.uppercased() : title)
    }
}
