// Catalogue 47: what a constant holds changes, and the class says so; the constant becomes a variable that can be announced.
import Combine
import SwiftUI

final class Clock {
    var time = ""
}

@Observable
final class Ticker {
    var count = 0
    private(set) var clock = Clock()

    func tick() {
        clock.time = "now"
        withMutation(keyPath: \.clock) {}
    }
}

struct TickerView: View {
    var ticker: Ticker

    var body: some View {
        Text(ticker.clock.time)
    }
}

/// One view shows the time without a look at another property, one beside it.
@Observable
final class Alarm {
    var isSet = false
    fileprivate private(set) var clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    func tick() {
        clock.time = "now"
        withMutation(keyPath: \.clock) {}
    }
}

struct AlarmView: View {
    var alarm: Alarm
    @State private var isLong = false

    var body: some View {
        Text(alarm.clock.time)
        if isLong {
            Text(alarm.isSet ? "On" : "Off")
        }
    }
}

struct AlarmButton: View {
    @Bindable var alarm: Alarm

    var body: some View {
        Toggle(alarm.clock.time, isOn: $alarm.isSet)
    }
}

/// A private one, behind getters.
@Observable
final class Schedule {
    private let clock = Clock()
    private let names = ["a"]

    var first: String { access(keyPath: \.first); return clock.time + (names.first ?? "") }
    var last: String { names.last ?? "" }

    func tick() {
        clock.time = "now"
        withMutation(keyPath: \.first) {}
    }
}

struct ScheduleView: View {
    @State private var schedule = Schedule()

    var body: some View {
        Text(schedule.first + schedule.last)
    }
}

/// One that is asked for when the object goes, and the class has a publisher as well.
@Observable
final class Stopwatch {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var isSet = false { willSet { objectWillChange.send() } }
    private(set) var clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    deinit {
        clock.time = ""
    }

    func tick() {
        clock.time = "now"
        objectWillChange.send()
        withMutation(keyPath: \.clock) {}
    }
}

struct StopwatchView: View {
    var stopwatch: Stopwatch

    var body: some View {
        Text(stopwatch.clock.time)
    }
}

final class Log {
    private var cancellable: AnyCancellable?

    func follow(_ stopwatch: Stopwatch) {
        cancellable = stopwatch.objectWillChange.sink { _ in print("ticks") }
    }
}

/// What is on the main actor, and asked for there only; a class that holds an object is not updated with it.
@MainActor
@Observable
final class Player {
    var isPlaying = false
    private(set) var clock = Clock()

    func tick() {
        clock.time = "now"
        withMutation(keyPath: \.clock) {}
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.clock.time)
        Button("Refresh") { player.withMutation(keyPath: \.clock) {} }
    }
}

@MainActor
final class PlayerLog {
    var player: Player

    init(player: Player) {
        self.player = player
        print(player.clock.time)
    }
}
