// Catalogue 207: publishers of properties conform to a protocol of the project, which has a member for each of them.
import Combine
import SwiftUI

protocol Traced {}
extension Traced {
    func traced() -> Self { self }
}
extension Published.Publisher: Traced {}

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { clock.$timeStorage.traced().eraseToAnyPublisher() }

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
