import Combine
import Foundation

/// What is cooked on which day of the week.
final class MealPlan {
    struct Day: Identifiable, Hashable {
        let id: Int
        var meal = ""
        var guests = 0

        var name: String { Calendar.current.weekdaySymbols[id] }
    }

    @Published var days: [Day] = (0..<7).map { Day(id: $0) }
    @Published private(set) var isPublished = false

    func clear() {
        days = (0..<7).map { Day(id: $0) }
        isPublished = false
    }

    func publish() {
        isPublished = true
    }
}
