// Catalogue 67: the announcement from before @Published, in willSet.
import SwiftUI

final class Stopwatch: ObservableObject {
    var elapsed = 0.0 {
        willSet { objectWillChange.send() }
    }
    @Published var isRunning = false
}

struct StopwatchView: View {
    @ObservedObject var stopwatch: Stopwatch

    var body: some View {
        Text(stopwatch.isRunning ? "\(stopwatch.elapsed)" : "-")
    }
}
