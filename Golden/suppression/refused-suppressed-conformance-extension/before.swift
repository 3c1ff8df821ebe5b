// Catalogue 4: the conformance stands in an extension, and only its line is suppressed.
import SwiftUI

final class Lamp {
    @Published var isOn = false
}

extension Lamp: ObservableObject {} // reobserve:ignore[observable-class]

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
