// Catalogue 87: an initializer that leaves, or asks the view for something, before it replaces the default needs it.
import SwiftUI

final class Countdown: ObservableObject {
    @Published var seconds = 0
}

final class Clock: ObservableObject {
    @Published var seconds = 0
}

struct TimerView: View {
    @StateObject private var timer = Countdown()

    init(timer: Countdown?) {
        guard let timer else { return }
        _timer = StateObject(wrappedValue: timer)
    }

    var body: some View {
        Text("\(timer.seconds)")
    }
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    init(clock: Clock) {
        prepare()
        _clock = StateObject(wrappedValue: clock)
    }

    var body: some View {
        Text("\(clock.seconds)")
    }

    private func prepare() {}
}
