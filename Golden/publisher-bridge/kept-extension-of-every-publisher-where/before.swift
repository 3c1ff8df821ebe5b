// Catalogue 207: what is added to each publisher that is one of a property.
import Combine
import SwiftUI

extension Publisher where Self == Published<Int>.Publisher {
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
