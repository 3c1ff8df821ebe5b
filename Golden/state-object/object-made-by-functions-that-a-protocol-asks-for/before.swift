// Catalogue 83: what conforms to the protocol only computes; a literal is unwrapped, and a copy of a value is changed.
import SwiftUI

protocol Clock {
    func start(of day: Int) -> Date
}

struct FixedClock: Clock {
    func start(of day: Int) -> Date {
        Date(timeIntervalSince1970: Double(day))
    }

    func start(of week: Int, in year: Int) -> Date {
        UserDefaults.standard.set(week, forKey: "week")
        return Date(timeIntervalSince1970: Double(year))
    }
}

struct Source {
    let url: URL

    init(url: URL) {
        self.url = url
    }
}

final class Schedule: ObservableObject {
    @Published var start: Date
    let sources: [Source] = [.init(url: .init(string: "https://example.com")!)]
    let calendar: Calendar

    init(clock: Clock) {
        start = clock.start(of: 1)
        var calendar: Calendar = Calendar.current
        calendar.firstWeekday = 2
        self.calendar = calendar
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
    }
}
