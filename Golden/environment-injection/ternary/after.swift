// Catalogue 124: the injected object is chosen by an expression.
import SwiftUI

@Observable
final class Theme {
    static let dark = Theme()
    static let light = Theme()
    var accent = ""
}

struct ThemedView: View {
    @Environment(Theme.self) var theme

    var body: some View {
        Text(theme.accent)
    }
}

struct ThemedScreen: View {
    let isDark: Bool

    var body: some View {
        ThemedView()
            .environment(isDark ? Theme.dark : Theme.light)
    }
}
