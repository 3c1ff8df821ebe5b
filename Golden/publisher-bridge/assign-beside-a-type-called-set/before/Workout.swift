// Catalogue 57, 210: the project's own Set hides that of Swift, which is named with its module.
import Combine
import SwiftUI

final class Workout: ObservableObject {
    @Published var sets: [Set] = []
    @Published private(set) var count = 0

    init() {
        $sets.map(\.count).assign(to: &$count)
    }
}

struct WorkoutView: View {
    @StateObject private var workout = Workout()

    var body: some View {
        Text("\(workout.count) sets")
        Button("Add") { workout.sets.append(Set(reps: 8)) }
    }
}
