// Catalogue 62: members of which there may be another, and sets, which are known as arrays only.
import Combine
import SwiftUI

extension Date {
    func startOfDay() -> Date { self }
    func startOfDay(in zone: Int = 0) -> Date? { self }
    func added(days: Int, _ hours: Int = 0) -> Date { addingTimeInterval(Double(days * 24 + hours)) }
    func same<Value>(_ value: Value) -> Value { value }
    func names() -> Set<String> { [] }
}

typealias Tags = Set<String>

enum Defaults {
    static let tags: Tags = []
}

final class Diary: ObservableObject {
    @Published private(set) var until = Date().startOfDay()
    @Published private(set) var end = Date().added(days: 1)
    @Published private(set) var start = Date().same(Date())
    @Published private(set) var names = Date().names()
    @Published private(set) var tags = Defaults.tags

    init(days: AnyPublisher<Date, Never>, tags: AnyPublisher<Tags, Never>) {
        days.assign(to: &$until)
        days.assign(to: &$end)
        days.assign(to: &$start)
        tags.assign(to: &$names)
        tags.assign(to: &$tags)
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text("\(diary.until) \(diary.end) \(diary.start) \(diary.names.count) \(diary.tags.count)")
    }
}
