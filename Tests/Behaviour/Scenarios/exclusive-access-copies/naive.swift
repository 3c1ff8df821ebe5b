// Crash: the closure reads what is accessed exclusively.
import SwiftUI

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3, 4]
    var text = "ab"

    func trim() {
        items.removeAll { $0 > items.count - 1 }
    }

    func double() {
        add(&text)
    }

    private func add(_ other: inout String) { other += text }
}

struct Root: View {
    @State private var queue = Queue()

    var body: some View {
        Button("Trim") { queue.trim() }
        Button("Double") { queue.double() }
        Text("\(queue.items.map { "\($0)" }.joined(separator: " ")) \(queue.text)")
    }
}
