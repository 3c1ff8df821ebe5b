// Crash: the macro's storage is accessed exclusively while it is changed in place.
import SwiftUI

@Observable
final class Queue {
    var items = [1, 2, 3]

    func trim() {
        items.removeAll { $0 > items.count - 1 }
    }
}

struct Root: View {
    @State private var queue = Queue()

    var body: some View {
        Button("Trim") { queue.trim() }
        Text("\(queue.items.count)")
    }
}
