// Catalogue 7, 63, 213: a child within another type keeps the first time that it is given, and one that sets a binding
// to an equal value publishes it as before; a wrapper within another type gives what it was set to.
import SwiftUI

enum Space {
    @propertyWrapper
    struct Rounded {
        private var value = 0
        var wrappedValue: Int {
            get { value }
            set { value = newValue / 10 * 10 }
        }
    }

    struct Started: View {
        @State var start: Date

        var body: some View {
            Text("\(start)")
        }
    }
}

extension Space {
    struct Resetter: View {
        @Binding var value: Int

        var body: some View {
            Button("Reset") { value = 0 }
        }
    }
}

final class Clock: ObservableObject {
    @Published var ticks: Int?
    @Published var laps: Int?

    func tick() { laps = nil }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @Space.Rounded private var size

    var body: some View {
        Button("\(clock.ticks ?? 0) \(size)") { clock.tick() }
        Space.Started(start: Date())
    }
}

final class Counter: ObservableObject {
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.value) \(Date())")
        Space.Resetter(value: $counter.value)
    }
}
