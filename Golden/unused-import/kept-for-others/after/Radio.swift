// Catalogue 74: another file works with publishers and imports nothing that has them, so that this import may be what it leans on.
import Combine
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
