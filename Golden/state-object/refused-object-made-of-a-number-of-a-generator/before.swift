// Catalogue 80: a generator of its own counts what it gave, also for the objects that are dropped.
import SwiftUI

struct Generator: RandomNumberGenerator {
    static var shared = Generator()
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return state
    }
}

final class Dice: ObservableObject {
    @Published var count: Int

    init(sides: Int) { count = Int.random(in: 1...sides, using: &Generator.shared) }
}

struct DiceView: View {
    @StateObject private var dice: Dice

    init(sides: Int) { _dice = StateObject(wrappedValue: Dice(sides: sides)) }

    var body: some View { Stepper("\(dice.count)", value: $dice.count) }
}

final class Report: ObservableObject {
    @Published var title: String

    init(title: String, failure: ((String) -> String)?) { self.title = failure?(title) ?? title }
}

struct ReportView: View {
    @StateObject private var report: Report

    init(title: String, failure: ((String) -> String)?) {
        _report = StateObject(wrappedValue: Report(title: title, failure: failure))
    }

    var body: some View { TextField("Title", text: $report.title) }
}

struct RootView: View {
    var body: some View {
        VStack {
            DiceView(sides: 6)
            ReportView(title: "a") { title in
                Generator.shared.state += 1
                return title
            }
        }
    }
}
