// Catalogue 30: files of no target declare structures of the same names, and may be compiled with any others.
import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 0
}

final class Meter: ObservableObject {
    @Published var level = 0
}

struct GaugeView: View {
    @StateObject private var gauge = Gauge()
    @StateObject private var meter = Meter()

    var body: some View {
        Text("\(gauge.level) \(meter.level)")
    }
}
