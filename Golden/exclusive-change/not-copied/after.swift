// Catalogue 55: not a statement of its own, another object's property, a name that is taken; and what reads nothing.
import SwiftUI

extension Array {
    @discardableResult
    mutating func change(_ body: (Element) -> Int) -> Int { map(body).count }
}

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]
    var names: [String] = []
    var sizes: [Int] = []
    var newNames = 0

    func count() -> Int {
        items.change { $0 + items.count }
    }

    func trim(_ other: Queue) {
        other.items.removeAll { $0 > other.items.count }
        names.removeAll { $0.count > names.count }
        sizes.removeAll { max($0, 3) > limit(for: $0) }
    }

    func limit(for size: Int) -> Int { size }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Text("\(queue.items.count) \(queue.names.count) \(queue.sizes.count) \(queue.newNames)")
    }
}
