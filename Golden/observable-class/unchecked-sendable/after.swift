// Catalogue 164: @unchecked Sendable makes no promise the macro could break.
import SwiftUI

@Observable
final class Gauge: @unchecked Sendable {
    var level = 0
}

struct GaugeView: View {
    var gauge: Gauge

    var body: some View {
        Text("\(gauge.level)")
    }
}
