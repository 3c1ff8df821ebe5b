// Catalogue 74: another file works with publishers without an import, and a third one, which stays as it is, gives it theirs.
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
