// Catalogue 52: nonisolated(unsafe) storage is left alone; the macro takes it.
import SwiftUI

@MainActor
@Observable
final class Probe {
    var isOn = false
    nonisolated(unsafe) var reading = 0
}

struct ProbeView: View {
    @State private var probe = Probe()

    var body: some View {
        Text(probe.isOn ? "\(probe.reading)" : "-")
    }
}
