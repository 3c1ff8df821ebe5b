// Catalogue 207: publishers of properties conform to a protocol of the project, which has a member for each of them.
import Combine
import SwiftUI

protocol Traced {}
extension Traced {
    func traced() -> Self { self }
}
extension Published.Publisher: Traced {}

final class Clock: ObservableObject {
    @Published var time = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { clock.$time.traced().eraseToAnyPublisher() }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
