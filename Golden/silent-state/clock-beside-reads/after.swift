// Catalogue 213: bodies show the clock beside the object, themselves or in what they call, and an equal value no longer updates them.
import Foundation
import SwiftUI

struct Visit: Identifiable {
    let id: Int
    var day = Date(timeIntervalSince1970: 0)
    var isOver: Bool { day.timeIntervalSinceNow < 0 }
}

@Observable
final class Diary {
    var title = ""
    var visits: [Visit] = []

    var greeting: String { Date() < Date(timeIntervalSince1970: 0) ? "Good morning" : "Good evening" }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func load() { title = "Diary" }

    func clear() { visits = [] }
}

func age(of date: Date) -> String { "\(Date.now.timeIntervalSince(date))" }

enum Format {
    static func relative(_ date: Date) -> String { date.formatted(.relative(presentation: .named)) }
}

extension Date {
    var isSoon: Bool { Calendar.current.isDateInToday(self) }
}

struct TextView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.title) \(Date().timeIntervalSince1970) \(diary.visits.count)")
    }
}

struct LocalView: View {
    var diary: Diary

    var body: some View {
        let now = Date()
        Text("\(diary.title) \(now) \(diary.visits.count)")
    }
}

struct FunctionView: View {
    var diary: Diary
    let start: Date

    var body: some View {
        Text(diary.title + age(of: start) + "\(diary.visits.count)")
    }
}

struct FormatView: View {
    var diary: Diary
    let start: Date

    var body: some View {
        Text(diary.title + Format.relative(start) + "\(diary.visits.count)")
    }
}

struct ExtensionView: View {
    var diary: Diary
    let start: Date

    var body: some View {
        Text("\(diary.title) \(start.isSoon ? "soon" : "") \(diary.visits.count)")
    }
}

struct ElementView: View {
    var diary: Diary

    var body: some View {
        Text(diary.title)
        ForEach(diary.visits) { visit in
            Text(visit.isOver ? "over" : "open")
        }
    }
}

struct PathView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.title) \(diary.visits.filter(\.isOver).count)")
    }
}

struct GetterView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.greeting) \(diary.title) \(diary.visits.count)")
    }
}

struct ComparisonView: View {
    var diary: Diary
    let end: Date

    var body: some View {
        Text("\(diary.title) \(diary.visits.count)").opacity(end < .now ? 0.5 : 1)
    }
}

struct UptimeView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.title) \(diary.visits.count) \(ProcessInfo.processInfo.systemUptime) \(Int.random(in: 0...9))")
    }
}
