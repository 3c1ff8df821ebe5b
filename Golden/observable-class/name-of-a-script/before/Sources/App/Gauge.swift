// Catalogue 230: a script declares a structure of the same name, which no other file can see.
import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 0
}

struct GaugeView: View {
    @StateObject private var gauge = Gauge()

    var body: some View {
        Text("\(gauge.level)")
    }
}
