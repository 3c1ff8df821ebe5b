// Catalogue 100, 181: asked for, a private property that nothing assigns becomes a constant; one that init assigns stays a variable.
import SwiftUI

final class Gate: ObservableObject {
    @Published var isOpen = false
}

private struct GateLabel: View {
    @ObservedObject private var gate: Gate

    var body: some View {
        Text(gate.isOpen ? "open" : "closed")
    }

    static func make(_ gate: Gate) -> GateLabel {
        GateLabel(gate: gate)
    }
}

struct GateView: View {
    @ObservedObject private var gate: Gate

    init(gate: Gate) {
        _gate = ObservedObject(wrappedValue: gate)
    }

    var body: some View {
        GateLabel.make(gate)
        Text(gate.isOpen ? "open" : "closed")
    }
}
