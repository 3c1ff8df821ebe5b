// Catalogue 89, 150: a generic view passes the projection on whole.
import SwiftUI

protocol Palette: ObservableObject {
    var name: String { get set }
}

final class Watercolours: Palette {
    @Published var name = ""
}

struct PaletteView<Model: Palette>: View {
    @ObservedObject var palette: Model

    var body: some View {
        NameField(palette: $palette)
    }
}

struct NameField<Model: Palette>: View {
    let palette: ObservedObject<Model>.Wrapper

    var body: some View {
        TextField("Name", text: palette.name)
    }
}

struct WatercolourView: View {
    @StateObject private var palette = Watercolours()

    var body: some View {
        PaletteView(palette: palette)
    }
}
