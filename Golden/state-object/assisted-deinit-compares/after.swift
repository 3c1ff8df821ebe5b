// Catalogue 83: `~=` compares and sets nothing, so that the deinit leaves everything as it is.
import SwiftUI

@Observable
final class Countdown {
    var count = 0
    private let phase: Int

    init(phase: Int) {
        self.phase = phase
    }

    deinit {
        if 1...3 ~= phase { print("early") }
    }
}

struct CountdownView: View {
    @State private var countdown: Countdown

    init(phase: Int) {
        _countdown = State(initialValue: Countdown(phase: phase))
    }

    var body: some View {
        Text("\(countdown.count)")
    }
}
