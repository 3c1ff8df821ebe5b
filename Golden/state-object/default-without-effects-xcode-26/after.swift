// Catalogue 80: making the object only assigns, so that Xcode 26 may do it more often.
import SwiftUI

@Observable
final class Beacon {
    var isLit: Bool

    init() {
        isLit = true
    }
}

struct BeaconView: View {
    @State private var beacon = Beacon()

    var body: some View {
        Toggle("Lit", isOn: $beacon.isLit)
    }
}
