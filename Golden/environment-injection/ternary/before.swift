// Catalogue 124: the injected object is chosen by an expression.
import SwiftUI

final class Theme: ObservableObject {
    static let dark = Theme()
    static let light = Theme()
    @Published var accent = ""
}

struct ThemedView: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        Text(theme.accent)
    }
}

struct ThemedScreen: View {
    let isDark: Bool

    var body: some View {
        ThemedView()
            .environmentObject(isDark ? Theme.dark : Theme.light)
    }
}
