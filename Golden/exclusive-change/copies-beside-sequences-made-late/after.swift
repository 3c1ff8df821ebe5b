// Catalogue 55: a sequence makes its elements, a range its bounds, a generator its numbers while the property changes.
import SwiftUI

struct Pending: Sequence, IteratorProtocol {
    let store: Store
    var left = 2

    mutating func next() -> Int? {
        guard left > store.items.count else { return nil }
        left -= 1
        return left
    }
}

struct Row: RandomAccessCollection {
    let store: Store
    var startIndex: Int { 0 }
    var endIndex: Int { store.items.count }

    subscript(position: Int) -> Int { position }
}

struct Tail: RangeExpression {
    let store: Store

    func relative<Others: Collection>(to others: Others) -> Range<Others.Index> {
        others.startIndex..<others.index(others.startIndex, offsetBy: store.items.count)
    }

    func contains(_ index: Int) -> Bool { true }
}

struct Dice: RandomNumberGenerator {
    let store: Store

    mutating func next() -> UInt64 { UInt64(store.items.count) }
}

@Observable
final class Store {
    var items: [Int] = [3, 1, 2]
    var picked: Set<Int> = []
    var title = ""
    let incoming = [4, 5]
    private var unseen: LazyFilterSequence<[Int]> { incoming.lazy.filter { !self.items.contains($0) } }

    func others(_ all: [Int]) -> some Sequence<Int> { all.lazy.filter { !self.items.contains($0) } }

    func isNew(_ item: Int) -> Bool { !items.contains(item) }

    func none() -> AnySequence<Int> { AnySequence { AnyIterator { self.items.isEmpty ? 1 : nil } } }

    func take() {
        let fresh = incoming.lazy.filter { [unowned self] in !self.items.contains($0) }
        let named = incoming.lazy.filter(isNew)
        let letters = "abc".lazy.filter { !self.title.contains($0) }
        var newItems = items
        newItems.append(contentsOf: fresh)
        items = newItems
        newItems = items
        newItems.append(contentsOf: named)
        items = newItems
        newItems = items
        newItems.append(contentsOf: unseen)
        items = newItems
        newItems = items
        newItems.append(contentsOf: others([1, 9]))
        items = newItems
        newItems = items
        newItems.append(contentsOf: none())
        items = newItems
        var newTitle = title
        newTitle.append(contentsOf: letters)
        title = newTitle
        newItems = items
        newItems.removeAll { fresh.contains($0) }
        items = newItems
    }

    func pick() {
        let more = items.lazy.filter { !self.picked.contains($0) }
        var newPicked = picked
        newPicked.formUnion(more)
        picked = newPicked
    }

    func takeOwn() {
        var dice = Dice(store: self)
        var newItems = items
        newItems.append(contentsOf: Pending(store: self))
        items = newItems
        newItems = items
        newItems.replaceSubrange(0..<1, with: Row(store: self))
        items = newItems
        newItems = items
        newItems.removeSubrange(Tail(store: self))
        items = newItems
        newItems = items
        newItems[Tail(store: self)].sort()
        items = newItems
        newItems = items
        newItems.shuffle(using: &dice)
        items = newItems
    }

    func take(some more: some Sequence<Int>) {
        var newItems = items
        newItems.append(contentsOf: more)
        items = newItems
    }
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        Button("\(store.items.count) \(store.picked.count) \(store.title)") { store.take() }
    }
}
