// Catalogue 40, 213: values that may be those that there were: in branches, by operators, tuples, publishers, key paths.
import Combine
import SwiftUI

@Observable
final class Sign {
    var isLit = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func light(_ isOn: Bool) {
        if isOn { isLit = true } else { isLit = false }
    }
}

@Observable
final class Lamp {
    var isDimmed = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func dim(_ level: Int) {
        isDimmed = false
        guard level < 3 else { return }
        isDimmed = true
    }
}

@Observable
final class Counter {
    var sum = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func add(_ step: Int) { sum = sum + step }
}

@Observable
final class Gate {
    var isForced = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func force(_ isOn: Bool) { isForced = isForced || isOn }
}

@Observable
final class Pair {
    var left = 0
    var right = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func set(_ value: Int) { (left, right) = (value, value) }
}

@Observable
final class Gauge {
    var level = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(levels: AnyPublisher<Int, Never>) { levels.sink { [weak self] (value: Int) in self?.level = value }.store(in: &cancellables) }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Meter {
    var reading = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func follow(_ readings: AnyPublisher<Int, Never>) {
        readings.assign(to: \.reading, on: self).store(in: &cancellables)
    }
}

@Observable
final class Dial {
    var angle = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func turn(_ value: Int) { self[keyPath: \.angle] = value }
}

struct SignView: View {
    var sign: Sign

    var body: some View { Text("\(sign.isLit) \(Date())") }
}

struct LampView: View {
    var lamp: Lamp

    var body: some View { Text("\(lamp.isDimmed) \(Date())") }
}

struct CounterView: View {
    var counter: Counter

    var body: some View { Text("\(counter.sum) \(Date())") }
}

struct GateView: View {
    var gate: Gate

    var body: some View { Text("\(gate.isForced) \(Date())") }
}

struct PairView: View {
    var pair: Pair

    var body: some View { Text("\(pair.left) \(pair.right) \(Date())") }
}

struct GaugeView: View {
    var gauge: Gauge

    var body: some View { Text("\(gauge.level) \(Date())") }
}

struct MeterView: View {
    var meter: Meter

    var body: some View { Text("\(meter.reading) \(Date())") }
}

struct DialView: View {
    var dial: Dial

    var body: some View { Text("\(dial.angle) \(Date())") }
}
