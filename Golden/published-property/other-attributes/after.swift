// Catalogue 51: other attributes on the property stay, wherever they stand.
import SwiftUI

@Observable
final class Sensor {
    @MainActor var reading: Int?
    @MainActor var unit: String?
    @available(*, deprecated, message: "use reading")
    var raw = 0
    final var gain = 1.0

    init() {}
}

struct SensorView: View {
    var sensor: Sensor

    var body: some View {
        Text("\(sensor.reading ?? 0) \(sensor.unit ?? "") \(sensor.gain)")
    }
}
