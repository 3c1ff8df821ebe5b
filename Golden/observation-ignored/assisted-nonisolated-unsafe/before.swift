// Catalogue 52: a view shows what is nonisolated(unsafe), along with what was published.
import SwiftUI

@MainActor
final class Probe: ObservableObject {
    @Published var isOn = false
    nonisolated(unsafe) var reading = 0

    nonisolated func read() { reading += 1 }
}

struct ProbeView: View {
    @StateObject private var probe = Probe()

    var body: some View {
        Text(probe.isOn ? "\(probe.reading)" : "-").onTapGesture { probe.read() }
    }
}
