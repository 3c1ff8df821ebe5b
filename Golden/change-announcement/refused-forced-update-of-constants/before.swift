// Catalogue 47: constants that can't be variables.
import SwiftUI

final class Clock: @unchecked Sendable {
    var time = ""
}

/// It is read from everywhere.
@MainActor
final class Ticker: ObservableObject {
    @Published var count = 0
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }

    nonisolated func time() -> String { clock.time }
}

struct TickerView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text(ticker.clock.time)
    }
}

/// It is declared along with another one.
final class Alarm: ObservableObject {
    @Published var isSet = false
    let clock = Clock(), other = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm

    var body: some View {
        Text(alarm.clock.time)
    }
}

/// It is read before the object is initialised.
final class Watch: ObservableObject {
    @Published var isSet = false
    let clock: Clock
    let time: String

    init(clock: Clock) {
        self.clock = clock
        time = self.clock.time
    }

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct WatchView: View {
    @ObservedObject var watch: Watch

    var body: some View {
        Text(watch.clock.time)
    }
}

/// The macro's storage would have the name of another property.
final class Timer: ObservableObject {
    @Published var isSet = false
    let clock = Clock()
    private var _clock = ""

    func tick() {
        clock.time = _clock
        objectWillChange.send()
    }
}

struct TimerView: View {
    @ObservedObject var timer: Timer

    var body: some View {
        Text(timer.clock.time)
    }
}

/// It has a subclass.
class Base: ObservableObject {
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

final class Derived: Base {
    @Published var isSet = false
}

struct DerivedView: View {
    @ObservedObject var derived: Derived

    var body: some View {
        Text(derived.clock.time)
    }
}

protocol Timed {
    var clock: Clock { get }
}

/// A protocol asks for it on no actor.
@MainActor
final class Schedule: ObservableObject, Timed {
    @Published var isSet = false
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct ScheduleView: View {
    @ObservedObject var schedule: Schedule

    var body: some View {
        Text(schedule.clock.time)
    }
}

/// A function asks for it on no actor.
@MainActor
final class Timetable: ObservableObject {
    @Published var isSet = false
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

func time(of timetable: Timetable) -> String { timetable.clock.time }

struct TimetableView: View {
    @ObservedObject var timetable: Timetable

    var body: some View {
        Text(timetable.clock.time)
    }
}

/// A protocol of the library does.
@MainActor
final class Badge: ObservableObject, Identifiable {
    @Published var isSet = false
    let id = 1
    let clock = Clock(), spare = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct BadgeView: View {
    @ObservedObject var badge: Badge

    var body: some View {
        Text("\(badge.id) \(badge.clock.time)")
    }
}
