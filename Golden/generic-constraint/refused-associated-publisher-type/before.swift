// Catalogue 207: the associated type that an ObservableObject has.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var time = 0
}

var last: Clock.ObjectWillChangePublisher.Output?

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
