// Catalogue 213: an initializer of an extension keeps what it has made under the value that it is given.
import SwiftUI

final class Palette: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        changes += 1
    }
}

struct PaletteView: View {
    @StateObject private var palette = Palette()

    var body: some View {
        Text("\(palette.count)").foregroundStyle(Color(hex: "#aabbcc"))
        Button("Change") { palette.change() }
    }
}
