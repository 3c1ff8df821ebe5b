// Catalogue 100, 181: asked for, a private property that nothing assigns becomes a constant; one that init assigns stays a variable.
import SwiftUI

@Observable
final class Gate {
    var isOpen = false
}

private struct GateLabel: View {
    private let gate: Gate

    var body: some View {
        Text(gate.isOpen ? "open" : "closed")
    }

    static func make(_ gate: Gate) -> GateLabel {
        GateLabel(gate: gate)
    }
}

struct GateView: View {
    private var gate: Gate

    init(gate: Gate) {
        self.gate = gate
    }

    var body: some View {
        GateLabel.make(gate)
        Text(gate.isOpen ? "open" : "closed")
    }
}
