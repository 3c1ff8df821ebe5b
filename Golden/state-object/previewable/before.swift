// Catalogue 80, 123: an object of a preview.
import SwiftUI

final class Palette: ObservableObject {
    @Published var hue = 0.5
}

struct PaletteView: View {
    @ObservedObject var palette: Palette

    var body: some View {
        Slider(value: $palette.hue)
    }
}

#Preview {
    @Previewable @StateObject var palette = Palette()
    PaletteView(palette: palette)
}

#Preview {
    @Previewable @State var palette = Palette()
    PaletteView(palette: palette)
}
