// Catalogue 150, 152, 153: in the safe tier a generic view over a protocol stays, and so does what flows into it, where
// the update of a view sets by the protocol what it reads.
import SwiftUI

protocol Gauge: ObservableObject {
    var level: Double { get set }
}

final class FuelGauge: Gauge {
    @Published var level = 1.0
}

struct GaugeView<Model: Gauge>: View {
    @ObservedObject var gauge: Model

    var body: some View {
        Slider(value: $gauge.level)
    }
}

struct CarView: View {
    @StateObject private var gauge = FuelGauge()
    let others: [any Gauge]

    var body: some View {
        GaugeView(gauge: gauge)
        Text("\(others.map { level(of: $0) }.reduce(0, +))")
    }

    private func level(of gauge: any Gauge) -> Double {
        if gauge.level > 1 { gauge.level = 1 }
        return gauge.level
    }
}
