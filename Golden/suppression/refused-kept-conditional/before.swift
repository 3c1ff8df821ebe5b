// Catalogue 20: kept within a condition; the comment above the condition itself belongs to no class.
import SwiftUI

// reobserve:keep
#if DEBUG
// reobserve:keep
final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
#endif
