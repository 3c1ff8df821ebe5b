// Catalogue 80: @State of Xcode 26 makes the default each time the view is made, and making it has effects.
import SwiftUI

final class Beacon: ObservableObject {
    @Published var isLit = false

    init() {
        NotificationCenter.default.post(name: Notification.Name("beacon"), object: self)
    }
}

struct BeaconView: View {
    @StateObject private var beacon = Beacon()

    var body: some View {
        Toggle("Lit", isOn: $beacon.isLit)
    }
}
