// Catalogue 155: a generic function asks for the publisher's own type by a condition.
import Combine
import SwiftUI

func traced<P: Publisher>(_ publisher: P) -> AnyPublisher<Int, Never> where P == Published<Int>.Publisher {
    publisher.map { $0 }.eraseToAnyPublisher()
}

final class Clock: ObservableObject {
    @Published var time = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { traced(clock.$time) }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
