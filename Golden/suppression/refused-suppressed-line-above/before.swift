// Catalogue 80: a comment of its own above the attributes of a property, with other comments and attributes between.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    // reobserve:ignore[state-object] shared with the old dashboard
    /// The lamp above the table.
    @MainActor
    @StateObject
    private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
