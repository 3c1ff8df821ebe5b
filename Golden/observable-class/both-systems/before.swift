// Catalogue 17, 18: a class of both systems that publishes no change only loses the old one.
import SwiftUI

@Observable
final class Bridge: ObservableObject {
    var text = ""
}

struct BridgeView: View {
    @StateObject private var bridge = Bridge()

    var body: some View {
        Text(bridge.text)
    }
}
