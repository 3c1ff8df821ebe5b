// Catalogue 55: statements in closures are rewritten too; the only one of a closure where it is nothing that it gives back.
import SwiftUI

final class Queue: ObservableObject {
    @Published var items: [Int] = [1, 2, 3]

    func trim() {
        Task { @MainActor in
            let most = items.count
            items.removeAll { $0 > items.count - most }
        }
        DispatchQueue.main.async {
            self.items.sort { $0 < $1 + self.items.count }
        }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.items.removeAll { $0 > self.items.count }
        }
    }

    @MainActor
    func sortLater() async {
        await MainActor.run {
            items.sort { $0 < $1 }
        }
    }
}

struct QueueView: View {
    @StateObject private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count)") { queue.trim() }
    }
}
