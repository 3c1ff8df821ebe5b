// Catalogue 55: what may read a property while it changes in place gets a copy, as the wrapper gave it.
import SwiftUI

struct Machine {
    var count = 0

    mutating func change(by amount: () -> Int) {
        count += amount()
    }
}

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]
    var text = ""
    var machine = Machine()
    private var limit: Int { items.count - 1 }

    func trim() {
        // The last ones go.
        var newItems = items
        newItems.removeAll { $0 > items.count - 1 }
        items = newItems // by value
        newItems = self.items
        newItems.removeAll {
            $0 > self.limit
        }
        self.items = newItems
        newItems = items
        newItems.removeAll { isTooLarge($0) }
        items = newItems
        items.sort { $0 < $1 }
        if items.isEmpty {
            var newItems = items
            newItems.removeAll(where: isTooLarge)
            items = newItems
        }
    }

    func isTooLarge(_ item: Int) -> Bool { item > items.count }

    func append(_ part: inout String) {
        part += text
    }

    func double() {
        var newText = text
        append(&newText)
        text = newText
        newText = self.text
        append(&newText)
        self.text = newText
        var newMachine = machine
        newMachine.change { machine.count }
        machine = newMachine
    }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count) \(queue.text) \(queue.machine.count)") { queue.trim() }
    }
}
