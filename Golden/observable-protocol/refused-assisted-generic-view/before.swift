// Catalogue 150, 152, 153: in the safe tier a generic view over a protocol stays, and so does what flows into it.
import SwiftUI

protocol Gauge: ObservableObject {
    var level: Double { get set }
    func used() -> Double
}

final class FuelGauge: Gauge {
    @Published var level = 1.0

    func used() -> Double {
        level -= 0.1
        return level
    }
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
        Text("\(others.map { $0.used() }.reduce(0, +))")
    }
}
