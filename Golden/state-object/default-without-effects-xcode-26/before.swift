// Catalogue 80: making the object only assigns, so that Xcode 26 may do it more often.
import SwiftUI

final class Beacon: ObservableObject {
    @Published var isLit: Bool

    init() {
        isLit = true
    }
}

struct BeaconView: View {
    @StateObject private var beacon = Beacon()

    var body: some View {
        Toggle("Lit", isOn: $beacon.isLit)
    }
}
