// Catalogue 73: closures that go on from what they left before need each value, equal ones too.
import Combine
import SwiftUI

final class Sensor: ObservableObject {
    @Published var value = 0
}

struct SensorView: View {
    @StateObject private var sensor = Sensor()
    @State private var count = 0
    @State private var log: [Int] = []
    @State private var isOdd = false
    @State private var sum = 0
    @State private var isLow = false

    var body: some View {
        Text("\(sensor.value) \(count) \(log.count) \(isOdd ? "odd" : "even") \(sum) \(isLow ? "low" : "")")
            .onReceive(sensor.$value) { _ in count += 1 }
            .onReceive(sensor.$value) { value in log.append(value) }
            .onReceive(sensor.$value) { _ in isOdd.toggle() }
            .onReceive(sensor.$value) { value in sum = sum + value }
            .onReceive(sensor.$value) { value in isLow = value <= 2 && value >= 0 }
    }
}
