// Catalogue 85, 147: .init(wrappedValue:) is valid for State too and stays as written.
import SwiftUI

@Observable
final class Theme {
    var accent = "blue"
}

struct ThemePicker: View {
    @State private var theme: Theme

    init(theme: Theme) {
        _theme = .init(wrappedValue: theme)
    }

    var body: some View {
        TextField("Accent", text: $theme.accent)
    }
}
