// Catalogue 124: of two packages of one name the file imports the one of its own app.
import Shared
import SwiftUI
import Theme

struct Screen: View {
    @EnvironmentObject var theme: ThemeModel

    var body: some View {
        Text("TV \(theme.isDark) \(theme.spacing)").padding(baseSpacing)
    }
}

struct Root: View {
    @StateObject private var theme = ThemeModel()

    var body: some View {
        VStack {
            Toggle("Dark", isOn: $theme.isDark)
            Stepper("Spacing", value: $theme.spacing)
            Screen()
        }
        .environmentObject(theme)
    }
}
