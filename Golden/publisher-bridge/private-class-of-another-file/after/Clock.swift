// Catalogue 61: a value that was not understood is of no class that its file can't name.
import SwiftUI

@Observable
private final class Clock {
    var state = 0
}

struct ClockView: View {
    @State private var clock = Clock()

    var body: some View {
        Button("\(clock.state)") { clock.state += 1 }
    }
}
