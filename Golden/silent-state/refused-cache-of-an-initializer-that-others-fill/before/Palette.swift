// Catalogue 213: an initializer of an extension reads a cache that an event fills too.
import SwiftUI

final class Palette: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        changes += 1
        Color.cache["#aabbcc"] = .red
    }
}

struct PaletteView: View {
    @StateObject private var palette = Palette()

    var body: some View {
        Text("\(palette.count)").foregroundStyle(Color(hex: "#aabbcc"))
        Button("Change") { palette.change() }
    }
}
