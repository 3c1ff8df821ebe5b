// Different: didSet comes after the value is stored, and not for the first one.
import SwiftUI

@Observable
final class Gauge {
    var level = 1 {
        didSet { log.append("\(level)>\(level)") }
    }
    var log: [String] = []
}

struct Root: View {
    @State private var gauge = Gauge()

    var body: some View {
        Button("Up") { gauge.level += 1 }
        Button("Same") { gauge.level = gauge.level }
        Button("Twice") {
            gauge.level = 10
            gauge.level = 20
        }
        Text("\(gauge.level): \(gauge.log.joined(separator: " "))")
    }
}
