// Catalogue 51: other attributes on the property stay, wherever they stand.
import SwiftUI

final class Sensor: ObservableObject {
    @Published @MainActor var reading: Int?
    @MainActor @Published var unit: String?
    @available(*, deprecated, message: "use reading")
    @Published var raw = 0
    @Published final var gain = 1.0

    init() {}
}

struct SensorView: View {
    @ObservedObject var sensor: Sensor

    var body: some View {
        Text("\(sensor.reading ?? 0) \(sensor.unit ?? "") \(sensor.gain)")
    }
}
