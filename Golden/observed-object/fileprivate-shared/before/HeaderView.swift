// Catalogue 102: fileprivate with a default hides the memberwise init as private does, so it becomes let too.
import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var isDark = false
}

struct HeaderView: View {
    @ObservedObject fileprivate var settings = Settings.shared
    var title: String

    var body: some View {
        Text(settings.isDark ? title.uppercased() : title)
    }
}
