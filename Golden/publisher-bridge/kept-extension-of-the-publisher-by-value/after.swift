// Catalogue 207: what the project adds to publishers of properties is asked of a value that came by other code.
import Combine
import SwiftUI

extension Published.Publisher {
    func debugged() -> AnyPublisher<Value, Never> { map { $0 }.eraseToAnyPublisher() }
}

func same<P: Publisher>(_ publisher: P) -> P { publisher }

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { same(clock.$timeStorage).debugged() }

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
