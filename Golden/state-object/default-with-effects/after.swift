// Catalogue 80: @State of Xcode 27 makes the default once, so that its effects happen once.
import SwiftUI

@Observable
final class Beacon {
    var isLit = false

    init() {
        NotificationCenter.default.post(name: Notification.Name("beacon"), object: self)
    }
}

struct BeaconView: View {
    @State private var beacon = Beacon()

    var body: some View {
        Toggle("Lit", isOn: $beacon.isLit)
    }
}
