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

@Observable
final class Diary {
    private(set) var until = Date().startOfDay()
    private(set) var start = Date().dayBefore
    private(set) var end = Date().added(days: 1, 2)
    private(set) var lines = Note(title: "a").reversed()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(days: AnyPublisher<Date, Never>, lines: AnyPublisher<[String], Never>) {
        days.map { $0.startOfDay() }.sink { [weak self] (value: Date) in self?.until = value }.store(in: &cancellables)
        days.map { $0.dayBefore }.sink { [weak self] (value: Date) in self?.start = value }.store(in: &cancellables)
        days.map { $0.added(days: 1) }.sink { [weak self] (value: Date?) in self?.end = value }.store(in: &cancellables)
        lines.sink { [weak self] (value: [String]) in self?.lines = value }.store(in: &self.cancellables)
    }
}

struct DiaryView: View {
    var diary: Diary

    var body: some View {
        Text("\(diary.until) \(diary.start) \(diary.lines.count)")
        Text("\(diary.end ?? diary.until)")
    }
}
