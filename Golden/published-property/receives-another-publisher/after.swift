// Catalogue 73: what the view receives is no property of the object.
import Combine
import SwiftUI

@Observable
final class Stopwatch {
    var seconds = 0
    let laps = PassthroughSubject<Int, Never>()
}

struct StopwatchView: View {
    @State private var stopwatch = Stopwatch()
    @State private var lap = 0

    var body: some View {
        Text("\(stopwatch.seconds) \(lap)")
            .onReceive(stopwatch.laps) { lap = $0 }
    }
}
