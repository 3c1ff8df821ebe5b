// Catalogue 207: the associated type in the condition of an extension.
import Combine
import SwiftUI

extension Publisher where Output == Clock.ObjectWillChangePublisher.Output, Failure == Never { func ping() {} }
func go(_ c: Clock) { c.objectWillChange.ping() }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
