// Catalogue 207: the publishers of properties are extended by another name.
import Combine
import SwiftUI

typealias Numbers = Published<Int>.Publisher

extension Numbers {
    func traced() -> AnyPublisher<Int, Never> { map { $0 }.eraseToAnyPublisher() }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { clock.$time.traced() }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
