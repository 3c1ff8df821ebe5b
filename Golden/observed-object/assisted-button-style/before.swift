// Catalogue 107: asked for, the style reads the object without a wrapper.
import SwiftUI

final class Theme: ObservableObject {
    @Published var opacity = 0.5
}

struct ThemedStyle: ButtonStyle {
    @ObservedObject var theme: Theme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(theme.opacity)
    }
}

struct ThemedButton: View {
    let theme: Theme

    var body: some View {
        Button("Go") {}
            .buttonStyle(ThemedStyle(theme: theme))
    }
}

extension Theme {
    func copy(_ other: Theme) { opacity = other.opacity }
}
