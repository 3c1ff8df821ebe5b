// Catalogue 35: a task and a timer are handles, not state.
import Foundation
import SwiftUI

@MainActor
final class Poller: ObservableObject {
    @Published var ticks = 0

    private var task: Task<Void, Never>?
    private var timer: Timer? = nil
    var running: [Task<Int, Error>] = []

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            self?.ticks += 1
        }
        timer?.invalidate()
    }
}

struct PollerView: View {
    @StateObject private var poller = Poller()

    var body: some View {
        Text("\(poller.ticks)")
            .onAppear { poller.start() }
    }
}
