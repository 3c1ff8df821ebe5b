// Catalogue 20: the broken file.
import SwiftUI

struct PaletteView: View {
    @ObservedObject var palette: Palette

    var body: some View {
        Text("\(palette.colors.count)")
    }
}

<<<<<<< HEAD
struct PaletteRow: View {
    @ObservedObject var palette: Palette
=======
struct PaletteCell: View {
    @EnvironmentObject var palette: Palette
>>>>>>> feature

    var body: some View {
        Text("\(palette.colors.count)")
    }
}
