// Catalogue 122: a body on one line has no place for a statement; the binding is made inline.
import SwiftUI

@Observable
final class Stopwatch {
    var isRunning = false
}

struct TimerToggle: View {
    @Environment(Stopwatch.self) private var timer

    var body: some View { Toggle("Run", isOn: Bindable(timer).isRunning) }
}

struct TimerScreen: View {
    @State private var timer = Stopwatch()

    var body: some View { TimerToggle().environment(timer) }
}
