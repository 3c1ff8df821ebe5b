// Catalogue 207: what is added to each publisher that is one of a property.
import Combine
import SwiftUI

extension Publisher where Self == Published<Int>.Publisher {
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
