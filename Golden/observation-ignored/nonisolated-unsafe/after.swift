// Catalogue 52: the macro would leave nothing for nonisolated(unsafe) to apply to, and tell of changes off the main actor.
import SwiftUI

@MainActor
@Observable
final class Probe {
    var isOn = false
    @ObservationIgnored nonisolated(unsafe) var reading = 0
    nonisolated(unsafe) let scale = 2

    nonisolated func read() { reading += 1 }
}

struct ProbeView: View {
    @State private var probe = Probe()

    var body: some View {
        Toggle("On", isOn: $probe.isOn).onTapGesture { probe.read() }
    }
}
