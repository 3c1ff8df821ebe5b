// Catalogue 30, 37: several rules in one comment, with and without a space behind the comma.
import SwiftUI

final class Lamp: ObservableObject {
    // reobserve:ignore[published-property,split-declaration]
    @Published var isOn = false, isWarm = true
    @Published var width = 1, height = 2 // reobserve:ignore[published-property, split-declaration] see above
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
