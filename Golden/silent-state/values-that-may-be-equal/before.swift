// Catalogue 40, 213: values that may be those that there were: in branches, by operators, tuples, publishers, key paths.
import Combine
import SwiftUI

final class Sign: ObservableObject {
    @Published var isLit = false

    func light(_ isOn: Bool) {
        if isOn { isLit = true } else { isLit = false }
    }
}

final class Lamp: ObservableObject {
    @Published var isDimmed = false

    func dim(_ level: Int) {
        isDimmed = false
        guard level < 3 else { return }
        isDimmed = true
    }
}

final class Counter: ObservableObject {
    @Published var sum = 0

    func add(_ step: Int) { sum = sum + step }
}

final class Gate: ObservableObject {
    @Published var isForced = false

    func force(_ isOn: Bool) { isForced = isForced || isOn }
}

final class Pair: ObservableObject {
    @Published var left = 0
    @Published var right = 0

    func set(_ value: Int) { (left, right) = (value, value) }
}

final class Gauge: ObservableObject {
    @Published var level = 0

    init(levels: AnyPublisher<Int, Never>) { levels.assign(to: &$level) }
}

final class Meter: ObservableObject {
    @Published var reading = 0
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ readings: AnyPublisher<Int, Never>) {
        readings.assign(to: \.reading, on: self).store(in: &cancellables)
    }
}

final class Dial: ObservableObject {
    @Published var angle = 0

    func turn(_ value: Int) { self[keyPath: \.angle] = value }
}

struct SignView: View {
    @ObservedObject var sign: Sign

    var body: some View { Text("\(sign.isLit) \(Date())") }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View { Text("\(lamp.isDimmed) \(Date())") }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("\(counter.sum) \(Date())") }
}

struct GateView: View {
    @ObservedObject var gate: Gate

    var body: some View { Text("\(gate.isForced) \(Date())") }
}

struct PairView: View {
    @ObservedObject var pair: Pair

    var body: some View { Text("\(pair.left) \(pair.right) \(Date())") }
}

struct GaugeView: View {
    @ObservedObject var gauge: Gauge

    var body: some View { Text("\(gauge.level) \(Date())") }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.reading) \(Date())") }
}

struct DialView: View {
    @ObservedObject var dial: Dial

    var body: some View { Text("\(dial.angle) \(Date())") }
}
