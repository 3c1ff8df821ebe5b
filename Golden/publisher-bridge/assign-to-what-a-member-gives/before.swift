// Catalogue 62: the one member of its name that the project declares for the type tells what the property holds.
import Combine
import SwiftUI

extension Date {
    var dayBefore: Date { addingTimeInterval(-86400) }
    func startOfDay() -> Date { self }
    func added(days: Int, _ hours: Int = 0) -> Date? { addingTimeInterval(Double(days * 24 + hours)) }
}

struct Note {
    var title = ""
    func reversed() -> [String] { [title] }
}

final class Diary: ObservableObject {
    @Published private(set) var until = Date().startOfDay()
    @Published private(set) var start = Date().dayBefore
    @Published private(set) var end = Date().added(days: 1, 2)
    @Published private(set) var lines = Note(title: "a").reversed()

    init(days: AnyPublisher<Date, Never>, lines: AnyPublisher<[String], Never>) {
        days.map { $0.startOfDay() }.assign(to: &$until)
        days.map { $0.dayBefore }.assign(to: &$start)
        days.map { $0.added(days: 1) }.assign(to: &$end)
        lines.assign(to: &self.$lines)
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text("\(diary.until) \(diary.start) \(diary.lines.count)")
        Text("\(diary.end ?? diary.until)")
    }
}
