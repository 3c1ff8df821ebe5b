// Catalogue 18: a class of both systems; some of its uses still ask for the old one.
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
