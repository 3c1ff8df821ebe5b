// Catalogue 35: in the assisted tier a view that follows an object only to be evaluated again is not any more.
import SwiftUI

final class Counter {
    static let shared = Counter()
    var count = 0
}

final class Ticker: ObservableObject {
    @Published var ticks = 0

    func tick() {
        Counter.shared.count += 1
        ticks += 1
    }
}

struct Root: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Button("Tick") { ticker.tick() }
        CountView(ticker: ticker)
        TicksView(ticker: ticker)
    }
}

struct CountView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text("count \(Counter.shared.count)")
    }
}

struct TicksView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text("ticks \(ticker.ticks)")
    }
}
