// Catalogue 55: the closure of a mutating call reads the property it changes, which aborts with the macro.
import SwiftUI

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]

    func trim() {
        var newItems = items
        newItems.removeAll { $0 > items.count - 1 }
        items = newItems
    }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count)") { queue.trim() }
    }
}
