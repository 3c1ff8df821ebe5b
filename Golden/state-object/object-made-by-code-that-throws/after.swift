// Catalogue 83: code that throws an error is left by it, and does nothing else.
import SwiftUI

struct DayError: Error {}

struct Day {
    let number: Int

    init(_ number: Int) throws {
        if number < 0 { throw DayError() }
        self.number = number
    }
}

enum Days {
    static func checked(_ number: Int) throws -> Int {
        guard number >= 0 else { throw DayError() }
        return number
    }
}

@Observable
final class Planner {
    var number: Int
    var day: Day?

    init(number: Int) {
        self.number = (try? Days.checked(number)) ?? 0
        day = try? Day(number)
    }
}

struct PlannerView: View {
    @State private var planner: Planner

    init(number: Int) { _planner = State(initialValue: Planner(number: number)) }

    var body: some View { Stepper("\(planner.day?.number ?? 0)", value: $planner.number) }
}

struct RootView: View {
    var body: some View { PlannerView(number: 1) }
}
