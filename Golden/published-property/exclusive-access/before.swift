// Catalogue 55: the closure of a mutating call reads the property it changes, which aborts with the macro.
import SwiftUI

final class Queue: ObservableObject {
    @Published var items: [Int] = [1, 2, 3]

    func trim() {
        items.removeAll { $0 > items.count - 1 }
    }
}

struct QueueView: View {
    @StateObject private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count)") { queue.trim() }
    }
}
