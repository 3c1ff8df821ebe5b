// Stale: the view reads nothing that is tracked.
import SwiftUI

final class Counter {
    static let shared = Counter()
    var count = 0
}

@Observable
final class Ticker {
    var ticks = 0

    func tick() {
        Counter.shared.count += 1
        ticks += 1
    }
}

struct Root: View {
    @State private var ticker = Ticker()

    var body: some View {
        Button("Tick") { ticker.tick() }
        CountView(ticker: ticker)
        TicksView(ticker: ticker)
    }
}

struct CountView: View {
    var ticker: Ticker

    var body: some View {
        Text("count \(Counter.shared.count)")
    }
}

struct TicksView: View {
    var ticker: Ticker

    var body: some View {
        Text("ticks \(ticker.ticks)")
    }
}
