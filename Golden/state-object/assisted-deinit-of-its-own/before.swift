// Catalogue 83: what the deinit ends belongs to the object alone.
import Combine
import SwiftUI

final class Ticker: ObservableObject {
    @Published var count = 0
    private var timer: Timer?
    private var subscriptions: Set<AnyCancellable> = []
    private let gate = Gate()
    private var remote: Gate?
    private var state = State.idle

    private enum State {
        case idle, running(Task<Void, Never>)
    }

    init(start: Int) {
        count = start
    }

    deinit {
        timer?.invalidate()
        timer = nil
        subscriptions.forEach { $0.cancel() }
        gate.close()
        remote?.close()
        if case .running(let task) = state { task.cancel() }
        stop()
    }

    private func stop() {
        print("stopped")
    }
}

final class Gate {
    func close() {}
}

struct TickerView: View {
    @StateObject private var ticker: Ticker

    init(start: Int) {
        _ticker = StateObject(wrappedValue: Ticker(start: start))
    }

    var body: some View {
        Text("\(ticker.count)")
    }
}
