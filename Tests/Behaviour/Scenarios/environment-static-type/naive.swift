// Crash: handed over as the subclass, it is not found as the base class.
import SwiftUI

@Observable
class Theme {
    var name = "plain"
}

@Observable
final class DarkTheme: Theme {
    var depth = 1
}

struct Root: View {
    @State private var theme = DarkTheme()

    var body: some View {
        Button("Rename") { theme.name += "!" }
        ThemeView()
            .environment(theme)
    }
}

struct ThemeView: View {
    @Environment(Theme.self) var theme

    var body: some View {
        Text("theme \(theme.name)")
    }
}
