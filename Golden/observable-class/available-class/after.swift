// Catalogue 22: a class that says itself from where on it is available, and its view.
import SwiftUI

@available(iOS 17, macOS 14, *)
@Observable
final class Sensor {
    var value = 0
}

@available(iOS 17, macOS 14, *)
struct SensorView: View {
    @State private var sensor = Sensor()

    var body: some View {
        Text("\(sensor.value)")
    }
}
