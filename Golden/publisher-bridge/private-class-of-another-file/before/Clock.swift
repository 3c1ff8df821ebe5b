// Catalogue 61: a value that was not understood is of no class that its file can't name.
import SwiftUI

private final class Clock: ObservableObject {
    @Published var state = 0
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Button("\(clock.state)") { clock.state += 1 }
    }
}
