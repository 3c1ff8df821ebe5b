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

final class Store: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]
    @Published var picked: Set<Int> = []
    @Published var title = ""
    let incoming = [4, 5]
    private var unseen: LazyFilterSequence<[Int]> { incoming.lazy.filter { !self.items.contains($0) } }

    func others(_ all: [Int]) -> some Sequence<Int> { all.lazy.filter { !self.items.contains($0) } }

    func isNew(_ item: Int) -> Bool { !items.contains(item) }

    func none() -> AnySequence<Int> { AnySequence { AnyIterator { self.items.isEmpty ? 1 : nil } } }

    func take() {
        let fresh = incoming.lazy.filter { [unowned self] in !self.items.contains($0) }
        let named = incoming.lazy.filter(isNew)
        let letters = "abc".lazy.filter { !self.title.contains($0) }
        items.append(contentsOf: fresh)
        items.append(contentsOf: named)
        items.append(contentsOf: unseen)
        items.append(contentsOf: others([1, 9]))
        items.append(contentsOf: none())
        title.append(contentsOf: letters)
        items.removeAll { fresh.contains($0) }
    }

    func pick() {
        let more = items.lazy.filter { !self.picked.contains($0) }
        picked.formUnion(more)
    }

    func takeOwn() {
        var dice = Dice(store: self)
        items.append(contentsOf: Pending(store: self))
        items.replaceSubrange(0..<1, with: Row(store: self))
        items.removeSubrange(Tail(store: self))
        items[Tail(store: self)].sort()
        items.shuffle(using: &dice)
    }

    func take(some more: some Sequence<Int>) {
        items.append(contentsOf: more)
    }
}

struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View {
        Button("\(store.items.count) \(store.picked.count) \(store.title)") { store.take() }
    }
}
