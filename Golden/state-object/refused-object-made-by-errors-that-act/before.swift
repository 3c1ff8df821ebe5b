// Catalogue 83: the error that is thrown notes that it was made.
import SwiftUI

struct DayError: Error {
    init() { UserDefaults.standard.set(true, forKey: "hasFailed") }
}

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

final class Planner: ObservableObject {
    @Published var number: Int
    @Published var day: Day?

    init(number: Int) {
        self.number = (try? Days.checked(number)) ?? 0
        day = try? Day(number)
    }
}

struct PlannerView: View {
    @StateObject private var planner: Planner

    init(number: Int) { _planner = StateObject(wrappedValue: Planner(number: number)) }

    var body: some View { Stepper("\(planner.day?.number ?? 0)", value: $planner.number) }
}

struct RootView: View {
    var body: some View { PlannerView(number: 1) }
}
