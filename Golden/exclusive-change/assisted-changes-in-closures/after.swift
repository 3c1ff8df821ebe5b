// Catalogue 55: the value of a closure, and a property that is unwrapped by itself, of which a local would be an optional.
import SwiftUI

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]
    var names: [String]! = []

    func take(_ run: (() -> Int?) -> Void) {
        run { items.popFirst { $0 > self.items.count } }
    }

    func trim() {
        names.removeAll { $0.count > names.count }
    }
}

extension Array {
    mutating func popFirst(where isMeant: (Element) -> Bool) -> Element? {
        firstIndex(where: isMeant).map { remove(at: $0) }
    }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count) \(queue.names.count)") { queue.trim() }
    }
}
