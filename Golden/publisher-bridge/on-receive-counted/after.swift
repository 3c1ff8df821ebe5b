// Catalogue 73: closures that go on from what they left before need each value, equal ones too.
import Combine
import SwiftUI

@Observable
final class Sensor {
    var value = 0 { willSet { valueSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Int, Never>(_value)
}

struct SensorView: View {
    @State private var sensor = Sensor()
    @State private var count = 0
    @State private var log: [Int] = []
    @State private var isOdd = false
    @State private var sum = 0
    @State private var isLow = false

    var body: some View {
        Text("\(sensor.value) \(count) \(log.count) \(isOdd ? "odd" : "even") \(sum) \(isLow ? "low" : "")")
            .onReceive(sensor.valueSubject) { _ in count += 1 }
            .onReceive(sensor.valueSubject) { value in log.append(value) }
            .onReceive(sensor.valueSubject) { _ in isOdd.toggle() }
            .onReceive(sensor.valueSubject) { value in sum = sum + value }
            .onChange(of: sensor.value, initial: true) { _, value in isLow = value <= 2 && value >= 0 }
    }
}
