// Catalogue 80: a comment between the attribute that would go and the keyword.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @StateObject
    // reobserve:ignore[state-object]
    private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
