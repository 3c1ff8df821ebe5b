// Catalogue 164: @unchecked Sendable makes no promise the macro could break.
import SwiftUI

final class Gauge: ObservableObject, @unchecked Sendable {
    @Published var level = 0
}

struct GaugeView: View {
    @ObservedObject var gauge: Gauge

    var body: some View {
        Text("\(gauge.level)")
    }
}
