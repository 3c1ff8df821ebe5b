// Catalogue 207: what an initializer asks of its type's parameter is told by its calls, and by properties behind the
// wrapper; only their classes are concerned.
import Combine
import SwiftUI

@propertyWrapper
struct Forwarded<Value> {
    var wrappedValue: Value

    init(wrappedValue: Value) where Value: ObservableObject, Value.ObjectWillChangePublisher == ObservableObjectPublisher {
        self.wrappedValue = wrappedValue
    }

    init<V>(wrappedValue: V?) where V? == Value, V: ObservableObject {
        self.wrappedValue = wrappedValue
    }

    init(_ value: Value) {
        wrappedValue = value
    }
}

final class Inner: ObservableObject {
    @Published var value = 0
}

final class Outer: ObservableObject {
    @Forwarded var inner = Inner()
    @Published var title = ""
}

struct OuterView: View {
    @ObservedObject var outer: Outer
    @ObservedObject var inner: Inner

    var body: some View {
        Text(outer.title + "\(inner.value)")
    }
}

final class Latency: ObservableObject {
    @Published var values: [Int] = []
}

struct LatencyView: View {
    @ObservedObject var latency: Latency

    var body: some View {
        Text("\(latency.values.count)")
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View {
        Button("\(clock.time)") { keep(.init(wrappedValue: clock)) }
    }

    private func keep(_ clock: Forwarded<Clock>) {}
}
