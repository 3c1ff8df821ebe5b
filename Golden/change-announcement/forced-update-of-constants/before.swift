// Catalogue 47: what a constant holds changes, and the class says so; the constant becomes a variable that can be announced.
import Combine
import SwiftUI

final class Clock {
    var time = ""
}

final class Ticker: ObservableObject {
    @Published var count = 0
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct TickerView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text(ticker.clock.time)
    }
}

/// One view shows the time without a look at another property, one beside it.
final class Alarm: ObservableObject {
    @Published var isSet = false
    fileprivate let clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var isLong = false

    var body: some View {
        Text(alarm.clock.time)
        if isLong {
            Text(alarm.isSet ? "On" : "Off")
        }
    }
}

struct AlarmButton: View {
    @ObservedObject var alarm: Alarm

    var body: some View {
        Toggle(alarm.clock.time, isOn: $alarm.isSet)
    }
}

/// A private one, behind getters.
final class Schedule: ObservableObject {
    private let clock = Clock()
    private let names = ["a"]

    var first: String { clock.time + (names.first ?? "") }
    var last: String { names.last ?? "" }

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct ScheduleView: View {
    @StateObject private var schedule = Schedule()

    var body: some View {
        Text(schedule.first + schedule.last)
    }
}

/// One that is asked for when the object goes, and the class has a publisher as well.
final class Stopwatch: ObservableObject {
    @Published var isSet = false
    let clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    deinit {
        clock.time = ""
    }

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct StopwatchView: View {
    @ObservedObject var stopwatch: Stopwatch

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
final class Player: ObservableObject {
    @Published var isPlaying = false
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.clock.time)
        Button("Refresh") { player.objectWillChange.send() }
    }
}

@MainActor
final class PlayerLog {
    @ObservedObject var player: Player

    init(player: Player) {
        self.player = player
        print(player.clock.time)
    }
}
