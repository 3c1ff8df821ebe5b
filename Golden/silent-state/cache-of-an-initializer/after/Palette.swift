// Catalogue 213: an initializer of an extension keeps what it has made under the value that it is given.
import SwiftUI

@Observable
final class Palette {
    var count = 0
    var changes = 0

    func change() {
        changes += 1
    }
}

struct PaletteView: View {
    @State private var palette = Palette()

    var body: some View {
        Text("\(palette.count)").foregroundStyle(Color(hex: "#aabbcc"))
        Button("Change") { palette.change() }
    }
}
