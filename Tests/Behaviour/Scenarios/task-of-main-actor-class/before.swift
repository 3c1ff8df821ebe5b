// Catalogue 35, 160, 162: a class on the main actor that cancels its task when it goes.
import SwiftUI

@MainActor
final class Poller: ObservableObject {
    @Published private(set) var count = 0
    private var task: Task<Void, Never>?

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            await Task.yield()
            self?.count += 1
        }
    }

    deinit {
        task?.cancel()
    }
}

struct Root: View {
    @StateObject private var poller = Poller()

    var body: some View {
        Button("Poll") { poller.start() }
        Text("\(poller.count)")
    }
}
