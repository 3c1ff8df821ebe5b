// Catalogue 1: the rule of the class itself; the comment stands above the attributes.
import SwiftUI

// reobserve:ignore[observable-class] until the framework moves
/// A lamp.
@MainActor
final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
