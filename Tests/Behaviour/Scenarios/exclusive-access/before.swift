// Catalogue 55: a closure reads the property that it is used to change.
import SwiftUI

final class Queue: ObservableObject {
    @Published var items = [1, 2, 3]

    func trim() {
        items.removeAll { $0 > items.count - 1 }
    }
}

struct Root: View {
    @StateObject private var queue = Queue()

    var body: some View {
        Button("Trim") { queue.trim() }
        Text("\(queue.items.count)")
    }
}
