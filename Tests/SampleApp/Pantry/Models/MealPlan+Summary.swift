import Combine
import Foundation

extension MealPlan: ObservableObject {
    var today: Day {
        days[Calendar.current.component(.weekday, from: Date()) - 1]
    }

    var summary: String {
        let planned = days.filter { !$0.meal.isEmpty }
        return planned.isEmpty ? "Nothing planned yet" : "\(planned.count) of 7 days planned"
    }
}
