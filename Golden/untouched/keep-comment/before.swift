// Catalogue 18: a class its author keeps stays, and all its uses with it.
import SwiftUI

// reobserve:keep shared with a framework that still needs ObservableObject
final class Bridge: ObservableObject {
    @Published var isOpen = false
}

struct BridgeView: View {
    @StateObject private var bridge = Bridge()

    var body: some View {
        Toggle("Open", isOn: $bridge.isOpen)
            .environmentObject(bridge)
    }
}
