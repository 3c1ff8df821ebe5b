// Catalogue 47: updates by hand for what a constant holds, which becomes a variable, and for a view that shows more beside it.
import Combine
import SwiftUI

final class Clock {
    var time = 1
}

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

final class Ticker: ObservableObject {
    @Published var count = 0
    let clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    func tick() {
        clock.time += 1
        objectWillChange.send()
    }

    func turn(_ isForward: Bool) {
        guard isForward else { return }
        clock.time *= 2
        Settings.shared.isLarge.toggle()
        objectWillChange.send()
    }
}

struct TimeView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text("time \(ticker.clock.time)")
        Text(Settings.shared.isLarge ? "large" : "small")
    }
}

struct DetailView: View {
    @ObservedObject var ticker: Ticker
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen {
            Text("detail \(ticker.clock.time) \(ticker.count)")
        }
    }
}

struct Root: View {
    @StateObject private var ticker = Ticker(clock: Clock())

    var body: some View {
        Button("Tick") { ticker.tick() }
        Button("Turn") { ticker.turn(true) }
        Button("Count") { ticker.count += 1 }
        TimeView(ticker: ticker)
        DetailView(ticker: ticker)
    }
}
