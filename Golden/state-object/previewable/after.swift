// Catalogue 80, 123: an object of a preview.
import SwiftUI

@Observable
final class Palette {
    var hue = 0.5
}

struct PaletteView: View {
    @Bindable var palette: Palette

    var body: some View {
        Slider(value: $palette.hue)
    }
}

#Preview {
    @Previewable @State var palette = Palette()
    PaletteView(palette: palette)
}

#Preview {
    @Previewable @State var palette = Palette()
    PaletteView(palette: palette)
}
