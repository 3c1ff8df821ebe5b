// Catalogue 60, 73: a view counts what it receives, equal values and values between two updates too.
import SwiftUI

final class Sensor: ObservableObject {
    @Published var value = 0
}

struct Root: View {
    @StateObject private var sensor = Sensor()
    @State private var count = 0

    var body: some View {
        Button("Same") { sensor.value = sensor.value }
        Button("Burst") {
            sensor.value += 1
            sensor.value += 1
        }
        Text("\(sensor.value), \(count) events")
            .onReceive(sensor.$value) { _ in count += 1 }
    }
}
