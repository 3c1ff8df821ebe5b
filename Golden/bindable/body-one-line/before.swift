// Catalogue 122: a body on one line has no place for a statement; the binding is made inline.
import SwiftUI

final class Stopwatch: ObservableObject {
    @Published var isRunning = false
}

struct TimerToggle: View {
    @EnvironmentObject private var timer: Stopwatch

    var body: some View { Toggle("Run", isOn: $timer.isRunning) }
}

struct TimerScreen: View {
    @StateObject private var timer = Stopwatch()

    var body: some View { TimerToggle().environmentObject(timer) }
}
