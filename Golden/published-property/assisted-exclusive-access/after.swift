// Catalogue 55: asked for, the class moves and the closure stays for its author.
import SwiftUI

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]

    func trim() {
        items.removeAll { $0 > items.count - 1 }
    }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count)") { queue.trim() }
    }
}
