// Catalogue 76: nothing but the tests subscribes to the two classes.
import SwiftUI

final class Counter: ObservableObject {
    @Published var value = 0
}

final class Score: ObservableObject {
    @Published var points = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()
    @StateObject private var score = Score()

    var body: some View {
        Button("\(counter.value) \(score.points)") { counter.value += 1 }
    }
}
