// Catalogue 74: another file works with publishers without an import, and a third one, which stays as it is, gives it theirs.
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
