// Different: onChange runs once for each update, and not for an equal value.
import SwiftUI

@Observable
final class Sensor {
    var value = 0
}

struct Root: View {
    @State private var sensor = Sensor()
    @State private var count = 0

    var body: some View {
        Button("Same") { sensor.value = sensor.value }
        Button("Burst") {
            sensor.value += 1
            sensor.value += 1
        }
        Text("\(sensor.value), \(count) events")
            .onChange(of: sensor.value, initial: true) { count += 1 }
    }
}
