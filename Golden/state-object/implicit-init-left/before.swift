// Catalogue 85, 147: .init(wrappedValue:) is valid for State too and stays as written.
import SwiftUI

final class Theme: ObservableObject {
    @Published var accent = "blue"
}

struct ThemePicker: View {
    @StateObject private var theme: Theme

    init(theme: Theme) {
        _theme = .init(wrappedValue: theme)
    }

    var body: some View {
        TextField("Accent", text: $theme.accent)
    }
}
