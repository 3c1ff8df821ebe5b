// Catalogue 83: one of the types that conform to the protocol acts.
import SwiftUI

protocol Clock {
    func start(of day: Int) -> Date
}

struct FixedClock: Clock {
    func start(of day: Int) -> Date {
        Date(timeIntervalSince1970: Double(day))
    }
}

struct NotingClock: Clock {
    func start(of day: Int) -> Date {
        UserDefaults.standard.set(day, forKey: "day")
        return Date(timeIntervalSince1970: Double(day))
    }
}

final class Schedule: ObservableObject {
    @Published var start: Date

    init(clock: Clock) {
        start = clock.start(of: 1)
    }
}

struct ScheduleView: View {
    @StateObject private var schedule: Schedule

    init(clock: Clock) {
        _schedule = StateObject(wrappedValue: Schedule(clock: clock))
    }

    var body: some View {
        DatePicker("Start", selection: $schedule.start)
    }
}

struct RootView: View {
    var body: some View {
        ScheduleView(clock: FixedClock())
        ScheduleView(clock: NotingClock())
    }
}
