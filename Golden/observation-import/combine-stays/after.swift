// Catalogue 74: nothing of Combine is left in the file, and the import stays: other files may lean on it.
import Combine
import SwiftUI

@Observable
final class Radio {
    var station = 0
}

struct RadioView: View {
    @State private var radio = Radio()

    var body: some View {
        Stepper("Station", value: $radio.station)
    }
}
