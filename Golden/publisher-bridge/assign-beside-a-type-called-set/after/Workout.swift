// Catalogue 57, 210: the project's own Set hides that of Swift, which is named with its module.
import Combine
import SwiftUI

@Observable
final class Workout {
    var sets: [Set] = [] { willSet { setsSubject.send(newValue) } }
    @ObservationIgnored private lazy var setsSubject = CurrentValueSubject<[Set], Never>(_sets)
    private(set) var count = 0
    @ObservationIgnored private var cancellables = Swift.Set<AnyCancellable>()

    init() {
        setsSubject.map(\.count).sink { [weak self] (value: Int) in self?.count = value }.store(in: &cancellables)
    }
}

struct WorkoutView: View {
    @State private var workout = Workout()

    var body: some View {
        Text("\(workout.count) sets")
        Button("Add") { workout.sets.append(Set(reps: 8)) }
    }
}
