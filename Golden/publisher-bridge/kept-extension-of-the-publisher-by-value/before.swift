// Catalogue 207: what the project adds to publishers of properties is asked of a value that came by other code.
import Combine
import SwiftUI

extension Published.Publisher {
    func debugged() -> AnyPublisher<Value, Never> { map { $0 }.eraseToAnyPublisher() }
}

func same<P: Publisher>(_ publisher: P) -> P { publisher }

final class Clock: ObservableObject {
    @Published var time = 0
}

func times(of clock: Clock) -> AnyPublisher<Int, Never> { same(clock.$time).debugged() }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
