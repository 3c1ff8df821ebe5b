// Catalogue 133, 193: an entry of the environment holds the object; its readers follow it from now on.
import SwiftUI

@Observable
final class Palette {
    var accent = ""
}

extension EnvironmentValues {
    @Entry var palette: Palette = Palette()
}

struct PaletteView: View {
    @Environment(\.palette) private var palette

    var body: some View {
        Text(palette.accent)
    }
}

struct PaletteEditor: View {
    @Bindable var palette: Palette

    var body: some View {
        TextField("Accent", text: $palette.accent)
            .environment(\.palette, palette)
    }
}
