// Catalogue 55: what may read a property while it changes in place gets a copy, as the wrapper gave it.
import SwiftUI

struct Machine {
    var count = 0

    mutating func change(by amount: () -> Int) {
        count += amount()
    }
}

final class Queue: ObservableObject {
    @Published var items: [Int] = [1, 2, 3]
    @Published var text = ""
    @Published var machine = Machine()
    private var limit: Int { items.count - 1 }

    func trim() {
        // The last ones go.
        items.removeAll { $0 > items.count - 1 } // by value
        self.items.removeAll {
            $0 > self.limit
        }
        items.removeAll { isTooLarge($0) }
        items.sort { $0 < $1 }
        if items.isEmpty {
            items.removeAll(where: isTooLarge)
        }
    }

    func isTooLarge(_ item: Int) -> Bool { item > items.count }

    func append(_ part: inout String) {
        part += text
    }

    func double() {
        append(&text)
        append(&self.text)
        machine.change { machine.count }
    }
}

struct QueueView: View {
    @StateObject private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count) \(queue.text) \(queue.machine.count)") { queue.trim() }
    }
}
