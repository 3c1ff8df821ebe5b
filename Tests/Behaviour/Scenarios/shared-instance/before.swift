// Catalogue 90, 102: a shared object, behind a private property with a default.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()
    @Published var name = "light"
}

struct Root: View {
    @ObservedObject private var theme = Theme.shared

    var body: some View {
        Text(theme.name)
        ThemeButton(label: "Change")
    }
}

struct ThemeButton: View {
    @ObservedObject private var theme = Theme.shared
    let label: String

    var body: some View {
        Button(label) { theme.name = theme.name == "light" ? "dark" : "light" }
        Text("now \(theme.name)")
    }
}
