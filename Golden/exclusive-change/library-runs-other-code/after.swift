// Catalogue 201: what the library, a release and a first use run comes to other things.
import SwiftUI

struct Tag: Hashable {
    let number: Int

    static func == (left: Tag, right: Tag) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class Part {
    deinit { print(Shelf.shared.tags.count) }
}

enum Measures {
    static let lowest = 2

    struct Scale {
        var most = Shelf.shared.tags.count
    }
}

struct Pages: Sequence, IteratorProtocol {
    var left = 2

    mutating func next() -> Int? {
        guard left > 0 else { return nil }
        left -= 1
        return left
    }
}

@Observable
final class Shelf {
    static let shared = Shelf()

    var tags: Set<Tag> = []
    var parts: [Part] = []
    var last: Part?
    var values: [Int] = []

    func change(_ number: Int) {
        tags.insert(Tag(number: number))
        parts.removeAll()
        parts = []
        last = nil
        values.removeAll { $0 < Measures.lowest || $0 > Measures.Scale().most }
        values.removeAll { value in Pages().contains { $0 == value } }
    }
}

struct Library: View {
    var shelf = Shelf.shared

    var body: some View {
        Text("\(shelf.tags.count) \(shelf.parts.count) \(shelf.values.count) \(shelf.last == nil ? 0 : 1)")
    }
}
