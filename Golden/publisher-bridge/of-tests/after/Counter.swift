// Catalogue 76: nothing but the tests subscribes to the two classes.
import Combine
import SwiftUI

@Observable
final class Counter {
    var value = 0 { willSet { valueSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Int, Never>(_value)
}

final class Score: ObservableObject {
    @Published var points = 0
}

struct CounterView: View {
    @State private var counter = Counter()
    @StateObject private var score = Score()

    var body: some View {
        Button("\(counter.value) \(score.points)") { counter.value += 1 }
    }
}
