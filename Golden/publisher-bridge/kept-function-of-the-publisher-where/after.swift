// Catalogue 155: a generic function asks for the publisher's own type by a condition.
import Combine
import SwiftUI

func traced<P: Publisher>(_ publisher: P) -> AnyPublisher<Int, Never> where P == Published<Int>.Publisher {
    publisher.map { $0 }.eraseToAnyPublisher()
}

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { traced(clock.$timeStorage) }

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
