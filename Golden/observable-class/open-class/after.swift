// Catalogue 2, 13: an open class is fine, as long as no stored property of it is open.
import SwiftUI

@Observable
open class Gauge {
    public var level = 0.0
    public private(set) var peak = 0.0

    public init() {}

    open func reset() {
        level = 0
        peak = 0
    }
}

struct GaugeView: View {
    @State private var gauge = Gauge()

    var body: some View {
        Button("\(gauge.level) of \(gauge.peak)") { gauge.reset() }
    }
}
