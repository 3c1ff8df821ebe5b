// Catalogue 35: a task and a timer are handles, not state.
import Foundation
import SwiftUI

@MainActor
@Observable
final class Poller {
    var ticks = 0

    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var timer: Timer? = nil
    @ObservationIgnored var running: [Task<Int, Error>] = []

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            self?.ticks += 1
        }
        timer?.invalidate()
    }
}

struct PollerView: View {
    @State private var poller = Poller()

    var body: some View {
        Text("\(poller.ticks)")
            .onAppear { poller.start() }
    }
}
