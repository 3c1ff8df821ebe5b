// Catalogue 76: nothing but the tests subscribes to the two classes.
import Combine
import SwiftUI

@Observable
final class Counter {
    var value = 0 { willSet { valueSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Int, Never>(_value)
}

@Observable
final class Score {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var points = 0 { willSet { objectWillChange.send() } }
}

struct CounterView: View {
    @State private var counter = Counter()
    @State private var score = Score()

    var body: some View {
        Button("\(counter.value) \(score.points)") { counter.value += 1 }
    }
}
