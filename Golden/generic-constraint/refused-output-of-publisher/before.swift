// Catalogue 207: an extension of publishers of ObservableObject.
import Combine
import SwiftUI

extension Publisher where Output: ObservableObject, Failure == Never {
    func latest(_ body: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveValue: body) }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Hub {
    let clocks = PassthroughSubject<Clock, Never>()
    var token: AnyCancellable?
    func start() { token = clocks.latest { print($0.time) } }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
