// Catalogue 17, 18, 176: Perception's macro makes the class Observable, and nothing publishes a change of it.
import Perception
import SwiftUI

@Perceptible
final class Queue: ObservableObject {
    var items: [String] = []
    private var isRunning = false

    func start() {
        isRunning = true
    }
}

struct QueueView: View {
    @ObservedObject var queue: Queue

    var body: some View {
        WithPerceptionTracking {
            Text(queue.items.joined())
                .onTapGesture { queue.start() }
        }
    }
}

@Observable
final class Bridge: ObservableObject {
    var text = ""
}

struct BridgeView: View {
    @ObservedObject var bridge: Bridge

    var body: some View {
        TextField("", text: $bridge.text)
    }
}
