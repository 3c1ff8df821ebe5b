// Catalogue 55: statements in closures are rewritten too; the only one of a closure where it is nothing that it gives back.
import SwiftUI

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]

    func trim() {
        Task { @MainActor in
            let most = items.count
            var newItems = items
            newItems.removeAll { $0 > items.count - most }
            items = newItems
        }
        DispatchQueue.main.async {
            var newItems = self.items
            newItems.sort { $0 < $1 + self.items.count }
            self.items = newItems
        }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            var newItems = self.items
            newItems.removeAll { $0 > self.items.count }
            self.items = newItems
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
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count)") { queue.trim() }
    }
}
