// Catalogue 47: a view comes to what is not tracked through the object, by a local or a function of its own.
import SwiftUI

final class Clock {
    var time = ""
}

final class Alarm: ObservableObject {
    @Published var isSet = false
    @Published var label = ""
    let clock = Clock(), spare = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct LocalView: View {
    @ObservedObject var alarm: Alarm
    @State private var isOpen = false

    var body: some View {
        let alarm = alarm
        Text(alarm.clock.time)
        if isOpen { Text(alarm.label) }
    }
}

final class Stopwatch: ObservableObject {
    @Published var isSet = false
    let clock = Clock(), spare = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct ClosureView: View {
    @ObservedObject var stopwatch: Stopwatch
    @State private var isOpen = false

    private func text(_ stopwatch: Stopwatch) -> String { stopwatch.clock.time }

    var body: some View {
        Text(text(stopwatch))
        if isOpen { Text(stopwatch.isSet ? "On" : "Off") }
    }
}
