// Catalogue 80: asked for, the default is made each time the view is.
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
