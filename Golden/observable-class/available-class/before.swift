// Catalogue 22: a class that says itself from where on it is available, and its view.
import SwiftUI

@available(iOS 17, macOS 14, *)
final class Sensor: ObservableObject {
    @Published var value = 0
}

@available(iOS 17, macOS 14, *)
struct SensorView: View {
    @StateObject private var sensor = Sensor()

    var body: some View {
        Text("\(sensor.value)")
    }
}
