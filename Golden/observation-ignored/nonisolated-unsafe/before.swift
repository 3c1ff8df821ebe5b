// Catalogue 52: nonisolated(unsafe) storage is left alone; the macro takes it.
import SwiftUI

@MainActor
final class Probe: ObservableObject {
    @Published var isOn = false
    nonisolated(unsafe) var reading = 0
}

struct ProbeView: View {
    @StateObject private var probe = Probe()

    var body: some View {
        Text(probe.isOn ? "\(probe.reading)" : "-")
    }
}
