// Catalogue 207: the publishers of properties are extended by another name.
import Combine
import SwiftUI

typealias Numbers = Published<Int>.Publisher

extension Numbers {
    func traced() -> AnyPublisher<Int, Never> { map { $0 }.eraseToAnyPublisher() }
}

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { clock.$timeStorage.traced() }

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
