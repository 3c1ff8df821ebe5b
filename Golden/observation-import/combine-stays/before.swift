// Catalogue 74: nothing of Combine is left in the file, and the import stays: other files may lean on it.
import Combine
import SwiftUI

final class Radio: ObservableObject {
    @Published var station = 0
}

struct RadioView: View {
    @StateObject private var radio = Radio()

    var body: some View {
        Stepper("Station", value: $radio.station)
    }
}
