// Catalogue 40: literals tell different types, each with a method of its own.
import SwiftUI

@Observable
final class Goal {
    var isOn = false
    var level = 1.0
    var count = 3
    var scale = 0x1p3

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Double, _ rhs: Double) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func reset() {
        isOn = false
        level = 1.0
        count = 3
        scale = 8
    }
}

struct GoalView: View {
    @State private var goal = Goal()

    var body: some View {
        Text("\(goal.level) \(goal.count) \(goal.scale) \(goal.isOn ? "on" : "off") \(Date.now.formatted())")
        Button("Reset") { goal.reset() }
    }
}
