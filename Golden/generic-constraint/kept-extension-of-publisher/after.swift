// Catalogue 207: the project extends what $property is.
import Combine
import SwiftUI

extension Published.Publisher { func debugged() -> AnyPublisher<Value, Never> { map { $0 }.eraseToAnyPublisher() } }
func go(_ c: Clock) -> AnyPublisher<Int, Never> { c.$timeStorage.debugged() }

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
}

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
