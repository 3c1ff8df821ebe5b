// Catalogue 74: only the conformance and the wrappers used Combine.
import SwiftUI

@Observable
final class Radio {
    var station = 0
    private var store = [1]

    func tune() { store.append(station) }
}

struct RadioView: View {
    @State private var radio = Radio()

    var body: some View {
        Button("\(radio.station)") { radio.tune() }
    }
}
