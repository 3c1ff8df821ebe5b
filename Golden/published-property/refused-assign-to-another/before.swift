// Catalogue 62: another object's pipeline ends in the property.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var time = ""
}

final class Pulse {
    func drive(_ clock: Clock, with times: PassthroughSubject<String, Never>) {
        times.assign(to: &clock.$time)
    }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View {
        Text(clock.time)
    }
}
