// Catalogue 207: the project extends what $property is.
import Combine
import SwiftUI

extension Published.Publisher { func debugged() -> AnyPublisher<Value, Never> { map { $0 }.eraseToAnyPublisher() } }
func go(_ c: Clock) -> AnyPublisher<Int, Never> { c.$time.debugged() }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
