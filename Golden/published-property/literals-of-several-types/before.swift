// Catalogue 40: literals tell different types, each with a method of its own.
import SwiftUI

final class Goal: ObservableObject {
    @Published var isOn = false
    @Published var level = 1.0
    @Published var count = 3
    @Published var scale = 0x1p3

    func reset() {
        isOn = false
        level = 1.0
        count = 3
        scale = 8
    }
}

struct GoalView: View {
    @StateObject private var goal = Goal()

    var body: some View {
        Text("\(goal.level) \(goal.count) \(goal.scale) \(goal.isOn ? "on" : "off") \(Date.now.formatted())")
        Button("Reset") { goal.reset() }
    }
}
