// Catalogue 126: an object is found by the type that it was handed over as.
import SwiftUI

class Theme: ObservableObject {
    @Published var name = "plain"
}

final class DarkTheme: Theme {
    @Published var depth = 1
}

struct Root: View {
    @StateObject private var theme: Theme = DarkTheme()

    var body: some View {
        Button("Rename") { theme.name += "!" }
        ThemeView()
            .environmentObject(theme)
    }
}

struct ThemeView: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        Text("theme \(theme.name)")
    }
}
