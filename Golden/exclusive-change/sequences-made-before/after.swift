// Catalogue 55: what is made before the property changes, or comes to other things.
import SwiftUI

struct Pending: Sequence, IteratorProtocol {
    let store: Store
    var left = 2

    mutating func next() -> Int? {
        guard left > store.others.count else { return nil }
        left -= 1
        return left
    }
}

struct Dice: RandomNumberGenerator {
    let store: Store

    mutating func next() -> UInt64 { UInt64(store.others.count) }
}

extension Array {
    subscript(at index: Int, or fallback: Element) -> Element {
        get { indices.contains(index) ? self[index] : fallback }
        set { self[index] = newValue }
    }
}

@Observable
final class Store {
    var items: [Int] = [3, 1, 2]
    var others = [1]
    let incoming = [4, 5]
    private var unseen: [Int] { incoming.filter { !items.contains($0) } }

    func take() {
        var dice = Dice(store: self)
        let eager = incoming.filter { !items.contains($0) }
        let whole = Array(incoming.lazy.filter { !self.items.contains($0) })
        let lazy = incoming.lazy.filter { !self.others.contains($0) }
        let first = incoming.lazy.map { $0 + self.items.count }.first ?? 0
        items.append(contentsOf: eager)
        items.append(contentsOf: whole)
        items.append(contentsOf: lazy)
        items.append(contentsOf: unseen)
        items.append(contentsOf: Pending(store: self))
        items.append(first)
        items.append(Pending(store: self).reduce(0, +))
        items += eager
        items += incoming.lazy.map { $0 + self.items.count }
        items.shuffle(using: &dice)
        items[at: 1, or: items.count] += 1
        others = items.shuffled()
    }
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        Button("\(store.items.count) \(store.others.count)") { store.take() }
    }
}
