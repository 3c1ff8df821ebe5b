// Catalogue 74: another file works with publishers and imports nothing that has them, so that this import may be what it leans on.
import Combine
import SwiftUI

final class Radio: ObservableObject {
    @Published var station = 0
    private var store = [1]

    func tune() { store.append(station) }
}

struct RadioView: View {
    @StateObject private var radio = Radio()

    var body: some View {
        Button("\(radio.station)") { radio.tune() }
    }
}
